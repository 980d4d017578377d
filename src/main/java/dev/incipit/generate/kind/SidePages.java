package dev.incipit.generate.kind;

import dev.incipit.crawl.CrawledPage;
import java.util.Set;
import java.util.regex.Pattern;

/** Recognises what stands beside a page or a newsletter's letters: readers' comments, forms, print views, lists by tag. */
final class SidePages {
    private static final Pattern COMMENTS =
            Pattern.compile("(?<=.)/(?:comments|kommentare|commentaires|comentarios|commenti|reacties)/?$");

    /** What Adobe's Experience Manager sets between the name of a page and its ending. */
    private static final Pattern VIEW = Pattern.compile("\\.(?:form|print|plain|mobile)(\\.html)$");

    private static final Set<String> ARTICLES = Set.of("article", "blogposting", "newsarticle");

    /** A newsletter has more letters than these. */
    private static final int LETTERS_MIN = 5;

    private static final Pattern TAG_OF_NEWSLETTER = Pattern.compile("/t/[^/]{1,200}/?");
    private static final Pattern LETTER = Pattern.compile("/p/[^/]{1,200}/");

    private final PagesByPath pages;

    /** Whether pages lie where Substack has its letters. */
    private final boolean hasLetters;

    SidePages(PagesByPath pages) {
        this.pages = pages;
        hasLetters = pages.paths()
                        .filter(path -> LETTER.matcher(path).matches())
                        .limit(LETTERS_MIN)
                        .count()
                == LETTERS_MIN;
    }

    boolean has(CrawledPage page) {
        return isBesideAnother(page) || isTagOfNewsletter(page);
    }

    /** Whether the page is another one's form, print view, or what readers wrote about it, which may show the text again. */
    private boolean isBesideAnother(CrawledPage page) {
        var path = page.url().path();
        var comments = COMMENTS.matcher(path);
        var view = VIEW.matcher(path);
        return (comments.find()
                        && pages.at(path.substring(0, comments.start()))
                                .filter(SidePages::isPiece)
                                .isPresent())
                || (view.find() && pages.has(view.replaceFirst("$1")));
    }

    /** Whether the markup says that a page is an article: a manual has chapters on comments too. */
    private static boolean isPiece(CrawledPage page) {
        return page.metadata().kind().filter(ARTICLES::contains).isPresent();
    }

    /** Whether the page lists letters with a tag, as Substack has them: {@code /t/wheat} beside {@code /p/the-price-of-bread}. */
    private boolean isTagOfNewsletter(CrawledPage page) {
        return hasLetters
                && TAG_OF_NEWSLETTER.matcher(page.url().path()).matches()
                && page.links().stream()
                        .anyMatch(link -> link.isInText()
                                && LETTER.matcher(PagesByPath.withSlash(
                                                link.target().path()))
                                        .matches());
    }
}
