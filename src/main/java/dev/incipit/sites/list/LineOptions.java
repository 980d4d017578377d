package dev.incipit.sites.list;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import dev.incipit.generate.WrittenOptions;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * A site and its options in one JSON object, as a line of a list. Members that are null are not written.
 *
 * @param site as it is written
 * @param fileType llms, llms-full or both
 */
public record LineOptions(
        String site, Optional<String> fileType, Optional<String> instructions, WrittenOptions options) {
    private static final JsonFactory JSON = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private static final String MAX_PAGES = "max-pages";

    private static final List<String> MEMBERS = List.of(
            "site",
            "file-type",
            "instructions",
            "include",
            "exclude",
            MAX_PAGES,
            "also",
            "base-url",
            "title",
            "summary",
            "must-list",
            "never-list");

    private static final Set<String> LISTS = Set.of("include", "exclude", "also", "must-list", "never-list");

    public static LineOptions of(String site) {
        return new LineOptions(site, Optional.empty(), Optional.empty(), WrittenOptions.NONE);
    }

    public static LineOptions parse(String line) throws BadLine {
        var members = new Members();
        try (var json = JSON.createParser(line)) {
            if (json.nextToken() != JsonToken.START_OBJECT) {
                throw new BadLine("The line must be one JSON object.");
            }
            while (json.nextToken() == JsonToken.FIELD_NAME) {
                var name = json.currentName();
                json.nextToken();
                members.take(name, json);
            }
            if (json.currentToken() != JsonToken.END_OBJECT || json.nextToken() != null) {
                throw new BadLine("The line must be one JSON object and nothing more.");
            }
        } catch (JacksonException broken) {
            throw new BadLine("The line is not JSON: " + broken.getOriginalMessage() + ".");
        } catch (IOException impossible) {
            throw new BadLine("The line cannot be read: " + impossible.getMessage() + ".");
        }
        return members.line();
    }

    private static final class Members {
        private final Map<String, String> texts = new HashMap<>();
        private final Map<String, List<String>> lists = new HashMap<>();
        private OptionalInt maxPages = OptionalInt.empty();

        void take(String name, JsonParser json) throws IOException, BadLine {
            if (!MEMBERS.contains(name)) {
                throw new BadLine(
                        "There is no option '" + name + "'; a line may have " + String.join(", ", MEMBERS) + ".");
            }
            if (json.currentToken() == JsonToken.VALUE_NULL) {
                return;
            }
            if (LISTS.contains(name)) {
                lists.put(name, texts(name, json));
            } else if (name.equals(MAX_PAGES)) {
                maxPages = OptionalInt.of(number(name, json));
            } else {
                texts.put(name, text(name, json));
            }
        }

        LineOptions line() throws BadLine {
            var site = text("site").orElse("");
            if (site.isBlank()) {
                throw new BadLine("The line must name its site: {\"site\": \"example.com\"}.");
            }
            var options = new WrittenOptions(
                    list("include"),
                    list("exclude"),
                    maxPages,
                    list("also"),
                    text("base-url"),
                    text("title"),
                    text("summary"),
                    List.of(),
                    list("must-list"),
                    list("never-list"));
            return new LineOptions(site, text("file-type"), text("instructions"), options);
        }

        private Optional<String> text(String name) {
            return Optional.ofNullable(texts.get(name));
        }

        private List<String> list(String name) {
            return lists.getOrDefault(name, List.of());
        }

        private static String text(String name, JsonParser json) throws IOException, BadLine {
            if (json.currentToken() != JsonToken.VALUE_STRING) {
                throw new BadLine(name + " must be a text.");
            }
            return json.getText();
        }

        private static int number(String name, JsonParser json) throws IOException, BadLine {
            if (json.currentToken() != JsonToken.VALUE_NUMBER_INT) {
                throw new BadLine(name + " must be a whole number.");
            }
            try {
                return json.getIntValue();
            } catch (InputCoercionException tooLarge) {
                throw new BadLine(name + " is too large: " + json.getText() + ".");
            }
        }

        private static List<String> texts(String name, JsonParser json) throws IOException, BadLine {
            if (json.currentToken() == JsonToken.VALUE_STRING) {
                return List.of(json.getText());
            }
            if (json.currentToken() != JsonToken.START_ARRAY) {
                throw new BadLine(name + " must be a text or a list of texts.");
            }
            var texts = new ArrayList<String>();
            while (json.nextToken() == JsonToken.VALUE_STRING) {
                texts.add(json.getText());
            }
            if (json.currentToken() != JsonToken.END_ARRAY) {
                throw new BadLine(name + " must be a text or a list of texts.");
            }
            return texts;
        }
    }
}
