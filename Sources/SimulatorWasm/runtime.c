/* What Embedded Swift expects of a system, for WebAssembly without one: memory that is given back, copying of bytes, and
   what ends the module. */
typedef __SIZE_TYPE__ size_t;
typedef unsigned char byte;

/* ---- Memory: blocks of powers of two, the freed ones kept by their size for the next that wants as much. ---- */

enum { header = 16, page = 65536, smallest = 5, largest = 30 };
struct block {
  struct block *next;
};
extern byte __heap_base;
static struct block *freed[largest + 1];
static size_t top;

/* The power of two that holds so many bytes and the header; 0 if that is too much. */
static unsigned class_of(size_t size) {
  if (size > (1ul << largest) - header) return 0;
  unsigned class = smallest;
  while ((1ul << class) < size + header) class++;
  return class;
}

/* A block from the end of the memory, which grows by at least a page. The header before a block holds its class. */
static void *new_block(unsigned class) {
  if (!top) top = ((size_t)&__heap_base + header - 1) & ~(size_t)(header - 1);
  size_t size = 1ul << class, end = __builtin_wasm_memory_size(0) * page;
  if (size > end - top) {
    size_t pages = (size - (end - top) + page - 1) / page;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
  }
  byte *start = (byte *)top;
  top += size;
  *(unsigned *)start = class;
  return start + header;
}

void *malloc(size_t size) {
  unsigned class = class_of(size);
  if (!class) return 0;
  struct block *block = freed[class];
  if (!block) return new_block(class);
  freed[class] = block->next;
  return block;
}

void free(void *pointer) {
  if (!pointer) return;
  unsigned class = *(unsigned *)((byte *)pointer - header);
  struct block *block = pointer;
  block->next = freed[class];
  freed[class] = block;
}

/* Swift doesn't ask what failed: without memory there is no going on. */
int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment > header) __builtin_trap();
  *result = malloc(size);
  if (!*result) __builtin_trap();
  return 0;
}

/* ---- Bytes: instructions of WebAssembly. ---- */

void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int value, size_t count) { return __builtin_memset(to, value, count); }

int memcmp(const void *one, const void *other, size_t count) {
  const byte *a = one, *b = other;
  for (size_t i = 0; i < count; i++)
    if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
  return 0;
}

/* ---- The rest. ---- */

/* Seeds of hashes: the same in every run, as all that the model does. */
void arc4random_buf(void *to, size_t count) { memset(to, 7, count); }

size_t __stack_chk_guard = 0x57a1;
void __stack_chk_fail(void) { __builtin_trap(); }
