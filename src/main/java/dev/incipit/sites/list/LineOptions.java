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
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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

    enum Member {
        SITE("site"),
        FILE_TYPE("file-type"),
        INSTRUCTIONS("instructions"),
        INCLUDE("include"),
        EXCLUDE("exclude"),
        MAX_PAGES("max-pages"),
        ALSO("also"),
        BASE_URL("base-url"),
        TITLE("title"),
        SUMMARY("summary"),
        MUST_LIST("must-list"),
        NEVER_LIST("never-list");

        private final String written;

        Member(String written) {
            this.written = written;
        }
    }

    /** A site without options. */
    public static LineOptions of(String site) {
        return new LineOptions(site, Optional.empty(), Optional.empty(), WrittenOptions.NONE);
    }

    /** Reads one JSON object. */
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

    /** Collects the members of one object. */
    private static final class Members {
        private String site = "";
        private Optional<String> fileType = Optional.empty();
        private Optional<String> instructions = Optional.empty();
        private Optional<String> baseUrl = Optional.empty();
        private Optional<String> title = Optional.empty();
        private Optional<String> summary = Optional.empty();
        private OptionalInt maxPages = OptionalInt.empty();
        private List<String> include = List.of();
        private List<String> exclude = List.of();
        private List<String> also = List.of();
        private List<String> mustList = List.of();
        private List<String> neverList = List.of();

        void take(String name, JsonParser json) throws IOException, BadLine {
            var member = Stream.of(Member.values())
                    .filter(known -> known.written.equals(name))
                    .findFirst()
                    .orElseThrow(() -> new BadLine("There is no option '" + name + "'; a line may have "
                            + Stream.of(Member.values())
                                    .map(known -> known.written)
                                    .collect(Collectors.joining(", ")) + "."));
            if (json.currentToken() == JsonToken.VALUE_NULL) {
                return;
            }
            switch (member) {
                case SITE -> site = text(name, json);
                case FILE_TYPE -> fileType = Optional.of(text(name, json));
                case INSTRUCTIONS -> instructions = Optional.of(text(name, json));
                case BASE_URL -> baseUrl = Optional.of(text(name, json));
                case TITLE -> title = Optional.of(text(name, json));
                case SUMMARY -> summary = Optional.of(text(name, json));
                case MAX_PAGES -> maxPages = OptionalInt.of(number(name, json));
                case INCLUDE -> include = texts(name, json);
                case EXCLUDE -> exclude = texts(name, json);
                case ALSO -> also = texts(name, json);
                case MUST_LIST -> mustList = texts(name, json);
                case NEVER_LIST -> neverList = texts(name, json);
            }
        }

        LineOptions line() throws BadLine {
            if (site.isBlank()) {
                throw new BadLine("The line must name its site: {\"site\": \"example.com\"}.");
            }
            return new LineOptions(
                    site,
                    fileType,
                    instructions,
                    new WrittenOptions(
                            include, exclude, maxPages, also, baseUrl, title, summary, List.of(), mustList, neverList));
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
