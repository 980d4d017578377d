package dev.incipit.generate.compose;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.survey.SiteLanguages;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.generate.title.Titles;
import dev.incipit.llmstxt.Section;
import dev.incipit.text.LanguageNames;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What an index has of other languages than its own (decisions §5): a line that says where each begins, and a section for the
 * pages that exist in one of them only.
 */
record OtherLanguages(SitePages pages, SiteLanguages languages, Titles titles) {
    private static final int LANGUAGES_MAX = 30;

    /** Returns the line; empty if the site has one language. */
    Optional<String> line() {
        var named = languages.beginnings().entrySet().stream()
                .flatMap(beginning ->
                        LanguageNames.own(beginning.getKey())
                                .map(name -> name + " (" + beginning.getValue() + ")")
                                .stream())
                .limit(LANGUAGES_MAX)
                .toList();
        return named.isEmpty()
                ? Optional.empty()
                : Optional.of(SectionNames.of(pages).otherLanguages() + ": " + String.join(", ", named));
    }

    /** Whether the page is in the index's own language, or in none that can be named. */
    boolean isOwn(CrawledPage page) {
        return name(page).isEmpty();
    }

    /** Returns the parts with a part for each other language of these pages, before what may be skipped. */
    List<IndexOutline.Part> added(List<IndexOutline.Part> parts, List<CrawledPage> listed) {
        var names = new UniqueNames(pages, titles);
        parts.stream().flatMap(part -> part.entries().stream()).forEach(entry -> names.take(entry.title()));
        var byLanguage = listed.stream()
                .filter(page -> !isOwn(page))
                .collect(Collectors.groupingBy(
                        page -> name(page).orElseThrow(), LinkedHashMap::new, Collectors.toList()));
        var optional = parts.stream()
                .filter(part -> part.name().equals(Section.OPTIONAL))
                .toList();
        var all = new ArrayList<>(parts);
        all.removeAll(optional);
        byLanguage.forEach((name, members) -> all.add(new IndexOutline.Part(name, names.entries(name, members))));
        return Stream.concat(all.stream(), optional.stream()).toList();
    }

    private Optional<String> name(CrawledPage page) {
        return languages.other(page).flatMap(LanguageNames::own);
    }
}
