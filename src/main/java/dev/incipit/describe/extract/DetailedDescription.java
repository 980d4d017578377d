package dev.incipit.describe.extract;

import dev.incipit.describe.TextKey;
import dev.incipit.describe.passage.Passage;
import dev.incipit.html.PageMetadata;
import dev.incipit.text.Words;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Where Doxygen says what a class is: below the tables of its members. The names are from its translations (translator_*.h,
 * trDetailedDescription).
 */
final class DetailedDescription {
    private static final Set<String> NAMES = Words.table("""
            detailed-description ausführliche-beschreibung description-détaillée descripción-detallada descrizione-dettagliata
            descrição-detalhada gedetailleerde-beschrijving opis-szczegółowy подробное-описание detailní-popis
            ayrıntılı-tanımlama 詳解 详细描述 詳細描述 상세한-설명""");

    private static final int NAME_MAX = 60;

    private DetailedDescription() {}

    /** Returns the passages of a page, those by Doxygen without the tables before the description if there is one. */
    static List<Passage> first(List<Passage> passages, PageMetadata page) {
        return page.isMadeBy("Doxygen") ? withoutMembers(passages) : passages;
    }

    private static List<Passage> withoutMembers(List<Passage> passages) {
        // The title may be the first heading.
        int members = first(passages, 1, passage -> passage.is(Passage.Kind.HEADING));
        int description = first(passages, members, DetailedDescription::isNamed);
        return description == passages.size()
                ? passages
                : Stream.concat(
                                passages.subList(0, members).stream(),
                                passages.subList(description, passages.size()).stream())
                        .toList();
    }

    private static boolean isNamed(Passage passage) {
        return passage.is(Passage.Kind.HEADING)
                && passage.text().length() <= NAME_MAX
                && NAMES.contains(TextKey.of(passage.text()).replace(' ', '-'));
    }

    private static int first(List<Passage> passages, int start, Predicate<Passage> wanted) {
        return IntStream.range(start, passages.size())
                .filter(at -> wanted.test(passages.get(at)))
                .findFirst()
                .orElse(passages.size());
    }
}
