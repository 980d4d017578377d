package dev.incipit.describe.extract;

import dev.incipit.describe.DescribedPage;
import dev.incipit.describe.PageLanguage;
import dev.incipit.describe.Quotable;
import dev.incipit.describe.words.Openings;
import dev.incipit.text.SentenceEdges;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Finds the sentence in which a manual says what it is for: on its first page or on one about its scope. */
public final class Purpose {
    private static final int PAGES_MAX = 12;
    private static final int PASSAGES_MAX = 12;
    private static final int CHARACTERS_MAX = 300;

    /** What a site is about is named by this share of its pages. */
    private static final double SHARE_MIN = 0.4;

    private static final Pattern PURPOSE =
            Pattern.compile("(?iU)^(?:(?:the )?(?:main |primary )?(?:goal|purpose|aim) of (?:this|the)\\b|"
                    + "this (?:manual|handbook|guide|book|document|documentation|library|package|project|site|website|blog) "
                    + "(?:is|describes|provides|explains|covers|contains|defines|offers|aims|teaches|introduces)\\b|"
                    + "(?:le but|l['’]objectif) de ce\\b|ce (?:manuel|guide|document|livre|site|projet) (?:est|décrit|présente|explique|contient)\\b|"
                    + "dieses (?:handbuch|dokument|buch|projekt) (?:ist|beschreibt|erklärt|enthält|bietet)\\b|"
                    + "este (?:manual|libro|documento|sitio|proyecto) (?:es|describe|explica|presenta|contiene)\\b|"
                    + "(?:この|本)(?:文書|マニュアル|ドキュメント|書|サイト|ブログ)(?:は|の))");

    private final SiteTexts site;

    public Purpose(SiteTexts site) {
        this.site = site;
    }

    /** Returns the sentence, looking at the first of these pages. */
    public Optional<String> of(List<DescribedPage> pages) {
        return pages.stream()
                .limit(PAGES_MAX)
                .flatMap(page -> sentences(page, text -> PURPOSE.matcher(text).find()))
                .findFirst()
                .or(() -> definition(pages));
    }

    /** Returns the first sentence that says of what most pages name what it is. */
    private Optional<String> definition(List<DescribedPage> pages) {
        return pages.stream()
                .limit(PAGES_MAX)
                .flatMap(page -> sentences(page, text -> Openings.defines(text) && namesSubject(text)))
                .findFirst();
    }

    private boolean namesSubject(String text) {
        return site.words().terms().of(text).stream()
                .limit(1)
                .anyMatch(first -> first.word().telling() && site.words().share(first.key()) >= SHARE_MIN);
    }

    private Stream<String> sentences(DescribedPage subject, Predicate<String> wanted) {
        var page = subject.page();
        var quotable = new Quotable(page);
        var language = PageLanguage.of(page);
        return site.words().passages(page).stream()
                .filter(passage -> passage.is(Passage.Kind.TEXT) || passage.is(Passage.Kind.ITEM))
                .limit(PASSAGES_MAX)
                .map(Passage::text)
                .filter(wanted)
                .map(text -> SentenceEdges.cut(text, language).getFirst())
                .filter(text -> Sentences.isWhole(text) && !text.endsWith(":") && text.length() <= CHARACTERS_MAX)
                .filter(text -> quotable.is(text) && Note.says(text, subject));
    }
}
