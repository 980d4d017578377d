package dev.incipit.generate.compose;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.text.Words;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Recognises pages that say nothing yet: filler text, and announcements that something is to come. */
final class UnfinishedPages {
    private static final int CHARACTERS_READ = 20_000;
    private static final int WORDS_OF_AN_ANNOUNCEMENT = 60;

    /** Most pages have more words than an announcement within these characters. */
    private static final int BEGINNING = 1_000;

    private static final int FILLERS_MIN = 12;

    /** One filler word in this many. */
    private static final int FILLER_SHARE = 3;

    /** The usual filler text, from Cicero. */
    private static final Set<String> FILLER = Words.table("""
            lorem ipsum dolor sit amet consectetur adipisicing adipiscing elit sed do eiusmod tempor incididunt ut labore et
            dolore magna aliqua enim ad minim veniam quis nostrud exercitation ullamco laboris nisi aliquip ex ea commodo
            consequat duis aute irure in reprehenderit voluptate velit esse cillum eu fugiat nulla pariatur excepteur sint
            occaecat cupidatat non proident sunt culpa qui officia deserunt mollit anim id est laborum""");

    private static final Pattern COMING = Pattern.compile("(?iu)\\b(coming soon|under construction|bientôt disponible"
            + "|(page|site) en construction|en construcción|próximamente|in costruzione|em construção|em breve|brevemente"
            + "|in aufbau|im aufbau|demnächst verfügbar|binnenkort (beschikbaar|online)|in opbouw|wkrótce|w budowie|yakında"
            + "|yapım aşamasında)\\b|工事中|準備中です|近日公開|敬请期待|敬請期待|正在建设|建設中|준비 ?중입니다|공사 ?중|قريبا|قيد الإنشاء");

    private static final Pattern WORD = Pattern.compile("\\p{L}+");

    private UnfinishedPages() {}

    static boolean isOne(CrawledPage page) {
        var whole = page.page().markdown();
        var text = whole.substring(0, Math.min(whole.length(), CHARACTERS_READ));
        return isFiller(text)
                || (isShort(text.substring(0, Math.min(text.length(), BEGINNING)))
                        && isShort(text)
                        && COMING.matcher(text).find());
    }

    private static boolean isShort(String text) {
        return WordCount.of(text) < WORDS_OF_AN_ANNOUNCEMENT;
    }

    private static boolean isFiller(String text) {
        if (!text.toLowerCase(Locale.ROOT).contains("lorem ipsum")) {
            return false;
        }
        int all = 0;
        int fillers = 0;
        for (var word = WORD.matcher(text); word.find(); all++) {
            fillers += FILLER.contains(word.group().toLowerCase(Locale.ROOT)) ? 1 : 0;
        }
        return fillers >= FILLERS_MIN && fillers * FILLER_SHARE >= all;
    }
}
