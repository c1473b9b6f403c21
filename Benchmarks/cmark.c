/* The yardstick: what it takes to read files, parse them with cmark-gfm and its extensions, render HTML and write it. */
#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm-extension_api.h>
#include <cmark-gfm.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments) {
  const char *names[] = {"table", "strikethrough", "autolink", "tasklist", "tagfilter"};
  cmark_gfm_core_extensions_ensure_registered();
  if (count < 3) return 2;
  for (int index = 2; index < count; index++) {
    FILE *input = fopen(arguments[index], "rb");
    if (!input) return 1;
    fseek(input, 0, SEEK_END);
    long size = ftell(input);
    rewind(input);
    char *text = malloc(size + 1);
    if (fread(text, 1, size, input) != (size_t)size) return 1;
    fclose(input);
    cmark_parser *parser = cmark_parser_new(CMARK_OPT_FOOTNOTES);
    for (int name = 0; name < 5; name++)
      cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(names[name]));
    cmark_parser_feed(parser, text, size);
    cmark_node *document = cmark_parser_finish(parser);
    char *html = cmark_render_html(document, CMARK_OPT_DEFAULT, cmark_parser_get_syntax_extensions(parser));
    char path[4096];
    snprintf(path, sizeof path, "%s/%d.html", arguments[1], index);
    FILE *output = fopen(path, "wb");
    if (!output) return 1;
    fwrite(html, 1, strlen(html), output);
    fclose(output);
    free(html);
    free(text);
    cmark_node_free(document);
    cmark_parser_free(parser);
  }
  return 0;
}
