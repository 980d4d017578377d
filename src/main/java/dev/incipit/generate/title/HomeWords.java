package dev.incipit.generate.title;

import dev.incipit.describe.TextKey;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Names for a home page that do not say what the site is. */
public final class HomeWords {
    private static final Set<String> WORDS = Set.of("""
            home,homepage,home page,start,startseite,accueil,inicio,início,página inicial,página principal,pagina iniziale,\
            welcome,willkommen,bienvenue,bienvenido,bienvenidos,benvenuti,welkom,hauptseite,main page,landing page,index,\
            untitled,strona główna,ana sayfa,anasayfa,úvod,úvodní stránka,domů,domov,hem,hjem,forside,forsiden,startsida,\
            etusivu,kezdőlap,főoldal,acasă,αρχική,αρχική σελίδα,главная,главная страница,головна,首页,ホーム,홈,الرئيسية,\
            my website,my site,mysite,my blog,meine website,meine webseite,mein blog,mon site,mon site web,mi sitio,mi sitio web,\
            il mio sito,il mio sito web,meu site,mijn website,mijn site,moja strona,min webbplats,min hjemmeside""".split(","));

    /** A colon is a separator only beside such a name; elsewhere it is the title's own. */
    private static final Pattern COLON = Pattern.compile("(?<=\\S)\\s*(?::\\s+|：)");

    private HomeWords() {}

    /** Whether a name says no more than that this is a site's first page. */
    public static boolean are(String name) {
        return WORDS.contains(TextKey.of(name));
    }

    /** Returns both parts of "Home: Acme" or "Acme: Home"; any other text is one part. */
    static List<String> parted(String text) {
        var parts = COLON.split(text, 3);
        return parts.length == 2 && (are(parts[0]) || are(parts[1])) ? List.of(parts) : List.of(text);
    }
}
