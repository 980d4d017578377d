package dev.incipit.mcp.tool;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.incipit.mcp.Call;

/** {@code read_page}. */
final class ReadPageTool {
    private static final int TITLE_MAX = 300;

    private ReadPageTool() {}

    static ObjectNode call(Call call, Arguments arguments) throws InterruptedException {
        int offset = arguments.offset();
        var page = call.desk().page(arguments.text("url"));
        var slice = Slice.of(page.markdown(), offset);
        var result = JsonNodeFactory.instance.objectNode();
        result.put("url", page.supplied());
        result.put("finalUrl", page.url());
        result.put("title", FencedText.inline(page.title(), TITLE_MAX));
        result.put("markdown", slice.text());
        result.put("totalCharacters", page.markdown().length());
        result.put("nextOffset", slice.next().orElse(null));
        var rest = slice.next()
                .map(next -> "This is a part of the page, " + page.markdown().length()
                        + " characters long; the rest begins at offset " + next + ". ")
                .orElse("");
        return Results.of(result, rest + FencedText.fenced("the page " + page.url(), slice.text()));
    }
}
