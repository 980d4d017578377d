package dev.incipit.describe.extract;

import dev.incipit.describe.DescribedPage;
import dev.incipit.describe.Prose;
import dev.incipit.describe.Quotable;
import dev.incipit.describe.TextKey;
import dev.incipit.describe.passage.Passage;
import dev.incipit.describe.words.Openings;
import dev.incipit.describe.words.Sentences;
import dev.incipit.text.Words;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Finds where a page says what it is about in a place that is meant for that: in its first line, or as manual pages do. */
record Definitions(DescribedPage subject, SiteTexts site) {
    private static final int DEFINITION_PASSAGES = 6;
    private static final Pattern DEFINITION = Pattern.compile("(?U)\\p{Lu}[\\w'’-]{0,20}(?: [\\w'’-]{1,20}){1,4}\\.");

    /** The heading of a manual page below which its purpose stands (man-pages(7)), as manuals in other languages write it too. */
    private static final Set<String> NAME =
            Set.of("name", "nom", "nome", "nombre", "bezeichnung", "naam", "nazwa", "имя", "名前", "名称");

    private static final Pattern NAMED = Pattern.compile("\\S.{0,120}? [-–—]{1,2} (\\S.{8,200})");

    /** Returns the short sentence in which the page's first lines say what it is: "A comment node." */
    Optional<String> firstLine() {
        var quotable = new Quotable(subject.page());
        return site.words().passages(subject.page()).stream()
                .limit(DEFINITION_PASSAGES)
                .filter(passage -> passage.is(Passage.Kind.TEXT))
                .map(Passage::text)
                .filter(text ->
                        DEFINITION.matcher(text).matches() && site.repeats().isOwn(text, subject.page()))
                .filter(text -> !Collections.disjoint(
                        site.words().terms().tellingKeys(text),
                        site.words().terms().keysOfName(subject.title())))
                .filter(text -> quotable.is(text)
                        && !Prose.isFurniture(text)
                        && !Prose.refers(text)
                        && !Openings.continues(text)
                        && !Openings.refers(text))
                .findFirst();
    }

    /** Returns the purpose of a manual page: "Record changes to the repository." */
    Optional<String> purpose() {
        var quotable = new Quotable(subject.page());
        var passages = site.words().passages(subject.page());
        return IntStream.range(1, passages.size())
                .filter(at -> passages.get(at - 1).is(Passage.Kind.HEADING)
                        && NAME.contains(TextKey.of(passages.get(at - 1).text())))
                .mapToObj(at -> NAMED.matcher(passages.get(at).text()))
                .filter(Matcher::matches)
                .map(named -> Sentences.joined(List.of(Words.capitalized(named.group(1)))))
                .filter(text -> quotable.is(text))
                .findFirst();
    }
}
