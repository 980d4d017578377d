package dev.incipit.text;

import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The namespaces in which MediaWiki keeps what is not its articles: talk, editors, files, templates, modules, messages and the
 * software's own pages. A page's address there ends in {@code NAMESPACE:Title}. Help, categories and the project's own pages are
 * for readers. Names by MediaWiki's {@code languages/messages}, for the languages of decisions §5.
 */
public final class WikiNamespaces {
    private static final ShippedTables TABLES = ShippedTables.of(WikiNamespaces.class);

    private static final Set<String> ASIDE = folded(TABLES.words("aside"));

    private static final Set<String> CATEGORIES = folded(TABLES.words("categories"));

    /** Words of the namespaces of talk, which there are beside each other one. */
    private static final Set<String> TALK = folded(TABLES.words("talk"));

    /** In scripts that put no blank between words, they end the name. */
    private static final Set<String> TALK_GLUED = folded(Words.table("讨论 討論 对话 對話 토론"));

    /** MediaWiki writes namespaces and titles with a capital, so that a method or a path with a colon is none. */
    private static final Pattern NAME =
            Pattern.compile("([\\p{L}&&[^\\p{Ll}]][\\p{L}\\p{M}_ ・‐-]{0,40}):[\\p{L}\\p{N}&&[^\\p{Ll}]].*");

    private static final Pattern BREAK = Pattern.compile("[_ ・‐-]");

    private WikiNamespaces() {}

    private static Set<String> folded(Set<String> words) {
        return words.stream().map(PageWords::plain).collect(Collectors.toUnmodifiableSet());
    }

    /** Returns the part of a decoded path segment, or a title, behind its namespace; all of it if there is none. */
    public static String title(String segment) {
        return NAME.matcher(segment).matches() ? segment.substring(segment.indexOf(':') + 1) : segment;
    }

    /** Whether a decoded path segment, or a title, is of a wiki's list of the pages in one category: {@code Category:Knots}. */
    public static boolean isCategory(String segment) {
        var name = NAME.matcher(segment);
        return name.matches() && CATEGORIES.contains(PageWords.plain(name.group(1)));
    }

    /** Whether a decoded path segment, or a title, is of a wiki's page beside its articles: {@code User_talk:Ida}. */
    public static boolean isAside(String segment) {
        var name = NAME.matcher(segment);
        if (!name.matches()) {
            return false;
        }
        var namespace = PageWords.plain(name.group(1));
        return ASIDE.contains(namespace)
                || TALK_GLUED.stream().anyMatch(namespace::endsWith)
                || BREAK.splitAsStream(namespace).anyMatch(TALK::contains);
    }
}
