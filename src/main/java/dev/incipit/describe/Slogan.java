package dev.incipit.describe;

import dev.incipit.describe.words.OneLine;
import dev.incipit.describe.words.Sentences;
import dev.incipit.text.Words;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What a front page's title says besides the site's name, else its heading: the page may have no sentence. */
record Slogan(DescribedPage home, Locale language) {
    private static final int WORDS_MIN = 3;

    /** Characters that separate a slogan from the name beside it. */
    private static final Pattern ENDS = Pattern.compile("^[\\s|:·•–—»«-]+|[\\s|:·•–—»«-]+$");

    /** Returns the slogan; empty if the title has none, or says only that this is a manual. */
    Optional<String> text() {
        var metadata = home.page().metadata();
        var title = OneLine.of(metadata.title());
        int name = title.indexOf(home.title());
        var beside = name < 0
                ? List.of(title)
                : List.of(
                        before(title.substring(name + home.title().length()), home.title()), title.substring(0, name));
        return Stream.concat(beside.stream(), metadata.heading().stream())
                .map(text -> ENDS.matcher(OneLine.of(text)).replaceAll(""))
                .filter(text -> Words.count(text) >= WORDS_MIN && !ManualNames.areBare(text))
                .filter(text -> !Prose.isFurniture(text) && !Prose.advertises(text))
                .filter(text -> !TextKey.of(home.title()).contains(TextKey.of(text)))
                .filter(new Quotable(home.page())::is)
                .map(text -> Sentences.fit(text, ExtractiveDescriber.SUMMARY_CHARACTERS_MAX, language))
                .findFirst();
    }

    /** Returns a text up to a name: "Acme: ropes for all - Acme" says it twice. */
    private static String before(String text, String name) {
        int again = text.lastIndexOf(name);
        return again < 0 ? text : text.substring(0, again);
    }
}
