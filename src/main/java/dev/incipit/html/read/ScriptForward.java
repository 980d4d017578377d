package dev.incipit.html.read;

import dev.incipit.html.dom.AddressBase;
import dev.incipit.html.dom.DocumentIndex;
import dev.incipit.url.WebUrl;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;

/**
 * Finds where a script sends a page's readers on: a short script whose only address is a literal that it gives to
 * {@code location}. Runs no script, so one that computes the address or chooses between several is not followed.
 */
final class ScriptForward {
    private static final int SCRIPT_LENGTH_MAX = 1_000;
    private static final int SCRIPTS_MAX = 20;

    private static final Pattern FORWARD =
            Pattern.compile("(?<![\\w.$])(?:(?:window|document|self|top|parent)\\s{0,4}\\.\\s{0,4})?"
                    + "location(?:\\s{0,4}\\.\\s{0,4}href)?\\s{0,4}"
                    + "(?:=|\\.\\s{0,4}(?:replace|assign)\\s{0,4}\\()\\s{0,4}"
                    + "(?:\"([^\"\\\\\\n]{1,400})\"|'([^'\\\\\\n]{1,400})')(?=\\s{0,4}(?:[;)}\\n]|$))");

    private ScriptForward() {}

    /** Returns the address; empty unless exactly one script forwards, to one place. */
    static Optional<WebUrl> target(DocumentIndex document, AddressBase base) {
        var found = document.all("script").stream()
                .limit(SCRIPTS_MAX)
                .map(Element::data)
                .filter(script -> script.length() <= SCRIPT_LENGTH_MAX && script.contains("location"))
                .flatMap(script -> FORWARD.matcher(script).results())
                .map(result -> result.group(1) == null ? result.group(2) : result.group(1))
                .distinct()
                .limit(2)
                .toList();
        return found.size() == 1 ? base.web(found.getFirst()) : Optional.empty();
    }
}
