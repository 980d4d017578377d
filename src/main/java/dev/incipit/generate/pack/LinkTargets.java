package dev.incipit.generate.pack;

import dev.incipit.llmstxt.InlineLinks;
import dev.incipit.llmstxt.LlmsTxtParser;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Replaces the addresses of links in Markdown; images and code stay as they are. Linear in the text. */
final class LinkTargets {
    private LinkTargets() {}

    /**
     * Returns the text with other addresses.
     *
     * @param change from an address as written to the new one; empty keeps it
     */
    static String replaced(String markdown, Function<String, Optional<String>> change) {
        return new LlmsTxtParser()
                .parse(markdown).outline().lines().stream()
                        .map(line -> replaced(line.text(), line.plain(), change))
                        .collect(Collectors.joining("\n"));
    }

    private static String replaced(String text, String plain, Function<String, Optional<String>> change) {
        var out = new StringBuilder(text.length());
        int done = 0;
        for (var link : InlineLinks.in(text, plain)) {
            var changed = link.image() ? Optional.<String>empty() : change.apply(link.target());
            // The name may hold the same address, as a link of an image does.
            int at = text.indexOf(link.target(), link.start() + 1 + link.name().length());
            if (changed.isPresent() && at >= 0 && at + link.target().length() <= link.end()) {
                out.append(text, done, at).append(changed.get());
                done = at + link.target().length();
            }
        }
        return out.append(text, done, text.length()).toString();
    }
}
