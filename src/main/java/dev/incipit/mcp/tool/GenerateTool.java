package dev.incipit.mcp.tool;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.incipit.mcp.Call;

/** {@code generate_llms_txt}. */
final class GenerateTool {
    private static final String FILE = "llmsTxt";

    private GenerateTool() {}

    static ObjectNode call(Call call, Arguments arguments) throws InterruptedException {
        int offset = arguments.offset();
        var made = call.desk().generate(arguments.text("url"), arguments.text("instructions"), call::progress);
        var slice = Slice.of(made.path(FILE).asText(), offset);
        made.put(FILE, slice.text());
        slice.next().ifPresent(next -> made.put("nextOffset", next));
        return Results.of(made, text(made, slice));
    }

    private static String text(ObjectNode made, Slice slice) {
        var domain = made.path("domain").asText();
        var note = made.path("note").isTextual() ? made.path("note").textValue() + " " : "";
        var rest = slice.next()
                .map(next -> "This is a part of the file; the rest begins at offset " + next + ". ")
                .orElse("");
        return "Here is the llms.txt for " + domain + ", to be saved at the root of the site. " + note + rest
                + FencedText.fenced("the site " + domain, slice.text());
    }
}
