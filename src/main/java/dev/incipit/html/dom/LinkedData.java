package dev.incipit.html.dom;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** How the JSON-LD of a page is read (schema.org). */
public final class LinkedData {
    private static final JsonFactory JSON = JsonFactory.builder()
            .enable(JsonReadFeature.ALLOW_UNESCAPED_CONTROL_CHARS)
            .build();

    private LinkedData() {}

    /** A parser of one script, which lets control characters stand in texts as many sites do. */
    public static JsonParser parser(String script) throws IOException {
        return JSON.createParser(script);
    }

    /** The name of the member whose value, or a value in whose array, the parser is at; null outside of objects. */
    public static @Nullable String field(JsonParser parser) {
        var context = parser.getParsingContext();
        return context.inArray() ? context.getParent().getCurrentName() : context.getCurrentName();
    }
}
