package dev.incipit.generate.kind;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.describe.TextKey;
import dev.incipit.generate.survey.SitePages;
import dev.incipit.generate.survey.WordCount;
import dev.incipit.text.ShippedTables;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Recognises what stands beside a page or a newsletter's letters: readers' comments, forms, print views, lists by tag. */
final class SidePages {
    private static final ShippedTables TABLES = ShippedTables.of(SidePages.class);

    private static final Pattern COMMENTS =
            Pattern.compile("(?<=.)/(?:comments|kommentare|commentaires|comentarios|commenti|reacties)/?$");

    /** What Adobe's Experience Manager sets between the name of a page and its ending. */
    private static final Pattern VIEW = Pattern.compile("\\.(?:form|print|plain|mobile)(\\.html)$");

    private static final Set<String> ARTICLES = Set.of("article", "blogposting", "newsarticle");

    private static final int ANSWERS_MIN = 2;

    /** A newsletter has more letters than these. */
    private static final int LETTERS_MIN = 5;

    private static final Pattern TAG_OF_NEWSLETTER = Pattern.compile("/t/[^/]{1,200}/?");
    private static final Pattern LETTER = Pattern.compile("/p/[^/]{1,200}/");

    /** What a page is called that lists all tags of a site. */
    private static final Set<String> TAGS = TABLES.words("tags");

    /** The subject of an answer in a mailing list, by its program's language. */
    private static final Pattern ANSWER =
            Pattern.compile("(?i)^(?:re|aw|sv|vs|antw|rif|odp|回复|答复) ?(?:: |：)(?=.{0,9}\\p{L})");

    /** Mailman's page of a letter, beside the one of all the letters that follow it. */
    private static final Pattern LETTER_OF_LIST = Pattern.compile("/message(/[A-Z2-7]{32}/?)$");

    private final PagesByPath pages;
    private final Set<String> names;

    /** Whether it is no single essay that begins as an answer does. */
    private final boolean hasAnswers;

    /** Whether pages lie where Substack has its letters. */
    private final boolean hasLetters;

    SidePages(SitePages site, PagesByPath pages) {
        this.pages = pages;
        names = site.all().stream()
                .flatMap(page -> page.metadata().names())
                .map(TextKey::of)
                .collect(Collectors.toSet());
        hasAnswers =
                site.all().stream().filter(this::answers).limit(ANSWERS_MIN).count() == ANSWERS_MIN;
        hasLetters = pages.paths()
                        .filter(path -> LETTER.matcher(path).matches())
                        .limit(LETTERS_MIN)
                        .count()
                == LETTERS_MIN;
    }

    boolean has(CrawledPage page) {
        return isBesideAnother(page) || isTagOfNewsletter(page) || isOfTag(page) || isLetterOfThread(page);
    }

    /** Whether it lists what has a tag, below the page that lists the tags: {@code /topics/rust/}. A chapter on a tag has a text. */
    private boolean isOfTag(CrawledPage page) {
        var path = page.url().path().replaceFirst("/$", "");
        var folder = path.substring(0, path.lastIndexOf('/') + 1);
        return folder.length() > 1
                && pages.at(folder)
                        .filter(above ->
                                above.metadata().names().map(TextKey::of).anyMatch(TAGS::contains))
                        .isPresent()
                && page.links().stream()
                        .anyMatch(
                                link -> link.isInText() && !link.target().path().startsWith(folder))
                && WordCount.ofLinks(page.markdown()) * 2 > WordCount.of(page.markdown());
    }

    /** Whether it is a letter to a mailing list that stands on the page of its thread too, or answers one that has a page. */
    private boolean isLetterOfThread(CrawledPage page) {
        var letter = LETTER_OF_LIST.matcher(page.url().path());
        return (letter.find() && pages.has(letter.replaceFirst("/thread$1"))) || (hasAnswers && answers(page));
    }

    private boolean answers(CrawledPage page) {
        return page.metadata().names().anyMatch(name -> {
            var answer = ANSWER.matcher(name);
            return answer.find() && names.contains(TextKey.of(name.substring(answer.end())));
        });
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
