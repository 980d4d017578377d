package dev.incipit.describe.words;

import dev.incipit.text.Words;
import java.util.Set;
import java.util.regex.Pattern;

/** Knows how sentences begin that define something, and how those do that need the text before them. */
public final class Openings {
    /** Words that stand for what was said before, and persons that speak or are spoken to. */
    private static final Set<String> PERSONS = Words.table("""
            i i'm i've i'd i'll we we're we've we'll our my me you your it its it's they their he his she her them
            je j'ai nous notre nos mon ma mes vous votre vos il elle ils elles cela ça c'est leur
            ich wir unser unsere mein meine du dein ihr euer er es ihm ihnen
            yo nosotros nuestro nuestra mi mis tú usted su ellos ellas eso esto
            io noi nostro mio voi loro esso essa
            eu nós nosso nossa meu minha você eles elas isso
            ik wij we ons onze mijn jij u hij zij
            ja my nasz nasza nasze mój moja twój wasz wy oni jego jej
            я мы наш наша наши мой вы ваш они он она его её их ben biz bizim siz sizin onlar""");

    /** Pronouns of things and persons that were named before. */
    private static final Set<String> STANDING_FOR = Words.table("""
            they them their he him his she her it its elle ils elles celui-ci celle-ci er ihm ihn deren dessen
            ellos ellas él ella essi esse egli esso essa eles elas ele ela hij oni jego jej они он она его её
            彼 彼女 彼ら""");

    /** "It is possible" stands for nothing. */
    private static final Set<String> AFTER_EXPLETIVE = Words.table("""
            is was can may will would could should might must has takes seems appears does isn't wasn't doesn't also""");

    private static final Set<String> CONNECTIVES = Words.table("""
            but however also then next now so thus therefore hence moreover furthermore instead otherwise finally
            additionally besides again still yet and or because since similarly likewise meanwhile nevertheless
            accordingly consequently firstly secondly afterwards unfortunately fortunately alternatively conversely note notice remember sometimes usually often
            mais donc ensuite puis cependant toutefois ainsi enfin pourtant or et ou car alors aussi parfois
            aber jedoch dann danach dementsprechend folglich demnach hierbei dabei dadurch allerdings ebenso außerdem daher zudem deshalb dennoch trotzdem und oder denn auch manchmal
            pero además luego entonces también sin finalmente y o porque
            ma però inoltre quindi poi infine anche e o perché
            mas também então depois finalmente porém e ou
            maar echter dan daarna ook dus en of want
            ale jednak także też następnie potem więc zatem dlatego ponadto oraz lub wreszcie tymczasem natomiast
            но однако также затем потом поэтому кроме и или а ama ancak ayrıca sonra fakat""");

    /** Words that send the reader to another place. */
    private static final Set<String> REFERENCES = Words.table("""
            see check refer click visit browse read contact ask please thanks thank welcome hello hi sorry congratulations follow
            venez venid venite kommen oh hey hooray dear bravo félicitations cher chers liebe lieber estimado estimados caro cari gentili beste
            witamy zapraszamy serdecznie szanowni drodzy cześć zobacz kliknij добро привет здравствуйте смотрите
            hoş merhaba tıklayın bakınız ようこそ こんにちは 欢迎 大家好 환영합니다 안녕하세요 مرحبا أهلا
            voir voyez lire consultez cliquez visitez merci bienvenue bonjour contactez
            siehe lesen klicken klicke beachten danke willkommen hallo bitte
            ver véase lea consulte haga gracias bienvenido bienvenidos hola
            vedi leggi clicca grazie benvenuti ciao veja leia clique obrigado zie lees klik bedankt welkom""");

    private static final Set<String> GREETINGS = Words.table("""
            welcome hello hi hey thanks thank congratulations bienvenue bonjour merci willkommen hallo danke bienvenido bienvenidos
            bienvenida hola gracias benvenuti benvenuto ciao grazie bem-vindo bem-vindos olá obrigado welkom bedankt witamy witaj
            cześć dziękujemy добро привет здравствуйте спасибо hoş merhaba ようこそ こんにちは 欢迎 환영합니다""");

    private static final Set<String> POINTERS = Words.table("""
            this that these those here there both such dies diese dieser dieses das hier da ce cette ces ceci voici este esta estos
            questo questa dit deze""");

    private static final Set<String> VERBS = Words.table("""
            is are was were will would can could may might must should does do did has have had means makes allows lets gives
            works applies includes happens ist sind war wird kann hat est sont était sera peut a es son era puede""");

    /** What stands beside the text and not in the sentence. */
    private static final Pattern PICTURE = Pattern.compile(
            "(?iU)^(?:(?:the|this|das|dieses|die|la|cette|esta|questa|a) |l['’])"
                    + "(?:picture|figure|image|screenshot|photo|output|snippet|bild|foto|abbildung|ausgabe|imagen|captura|figura|immagine|imagem)s? "
                    + "(?:(?:above|below|oben|unten|ci-dessus|ci-dessous) )?(?:shows?|zeig(?:t|en)|montre|muestra|mostra)\\b");

    /** "This will be the largest mill" says what something is. */
    private static final Set<String> INTRODUCING = Set.of("will", "would", "may", "might", "should", "must");

    /** Those of {@link #VERBS} with which nothing is introduced: "This is" may open a page. */
    private static final Set<String> EFFECTS = Words.table("""
            will would can could may might must should does do did makes allows lets gives means happens kann peut puede""");

    /** {@code \b} before a letter and after one, which under {@code (?U)} makes the table of letters anew wherever it is tried. */
    private static final String WORD_STARTS = "(?<!\\w)";

    private static final String WORD_ENDS = "(?!\\w)";

    private static final Pattern DEFINING = Pattern.compile("(?iU)^can be used (?:to|for)" + WORD_ENDS + "|"
            + WORD_STARTS + "(?:(?:is|are) (?:an?|the|one|used|designed|made)|provides?|describes?|"
            + "explains?|allows?|lets|represents?|contains?|covers?|shows?|implements?|defines?|introduces?|offers?|enables?|"
            + "supports?|computes?|specifies|"
            + "est (?:une?|le|la|l)|sont des|permet(?:tent)?|présente|décrit|explique|propose|offre|contient|sert à|"
            + "(?:ist|sind) (?:eine?|der|die|das)|bietet|beschreibt|erklärt|zeigt|enthält|ermöglicht|dient|"
            + "es (?:una?|el|la)|permite|presenta|describe|explica|ofrece|contiene|muestra|"
            + "è (?:una?|il|la)|permette|descrive|offre|é (?:uma?|o|a)|apresenta|descreve|oferece|contém|"
            + "is (?:een|de|het)|biedt|beschrijft|toont|bevat|"
            + "to (?:jest|narzędzie|program)|służy do|opisuje|zawiera|przedstawia|umożliwia|pozwala|oferuje|"
            + "является|описывает|содержит|позволяет|предназначена?|предоставляет|"
            + "sağlar|içerir|açıklar|sunar)" + WORD_ENDS + "|\\s[—–] это\\s|(?=[ぁ-힣])(?:とは|について|紹介|説明|解説|方法)");

    /** The same of several words. */
    private static final Pattern CONTINUING = Pattern.compile(
            "(?iU)^(?:for (?:example|instance)|(?:out |all |both |each |some |most |many |one |none )?of (?:these|those|them)|among (?:these|those|them)|"
                    + "e\\.\\s?g|i\\.\\s?e|z\\.\\s?b|p\\.\\s?ej|that is(?=,)|in (?:our|my|the) (?:previous|last|earlier)|in (?:fact|addition|other words|this case|that case|short)|"
                    + "in (?:that|this) sense|(?:first|second|third)(?=,)|there (?:is|are) also|another year has passed|"
                    + "that said|as (?:shown|such|a result|mentioned|you can see|we (?:saw|have seen)|noted|before|always|usual)|"
                    + "we(?:['’]ve| have)? (?:already )?(?:saw|seen|covered|discussed|looked at|learned)|following this|after that|because of this|on the other hand|at (?:this|that) (?:point|stage|time)|to (?:do|achieve|fix) (?:this|that)|"
                    + "en effet|par exemple|de plus|en outre|par ailleurs|comme (?:vous|on|nous) |au contraire|dans ce cas|"
                    + "zum beispiel|im gegensatz|in diesem fall|wie (?:sie|wir|oben|bereits)|darüber hinaus|aus diesem grund|"
                    + "por ejemplo|por lo tanto|sin embargo|en este caso|como (?:puede|se ha|ya)|de hecho|por otro lado|"
                    + "ad esempio|per esempio|in questo caso|come (?:si|già)|infatti|di conseguenza|"
                    + "por exemplo|no entanto|neste caso|além disso|bijvoorbeeld|in dit geval|bovendien|"
                    + "na przykład|w tym przypadku|jak (?:już|widać|wspomniano)|poza tym|"
                    + "например|таким образом|кроме того|в этом случае|как (?:вы|видно|уже))\\b");

    /** The same where no space follows. */
    private static final Pattern UNSPACED =
            Pattern.compile("先日|という|といった|また|しかし|そして|なので|ただし|なお|さらに|例えば|たとえば|それ|これ|その|そんな|そこで|だから|つまり|では|でも|"
                    + "但是|而且|因此|所以|另外|此外|例如|这|那|그러나|또한|그리고|그래서");

    /** How a text names itself: "This chapter", "In dieser Anleitung". */
    private static final Pattern SELF = Pattern.compile(
            "(?iU)^(?:in )?this (?:\\w+ )?(?:chapter|section|page|guide|tutorial|article|post|document|manual|book|appendix|recipe)\\b|"
                    + "^(?:in )?diese[mnrs]? (?:kapitel|abschnitt|seite|anleitung|handbuch|artikel|beitrag|dokument)\\b|"
                    + "^(?:dans )?ce(?:t|tte)? (?:chapitre|section|page|guide|article|document|manuel|tutoriel|billet)\\b|"
                    + "^(?:en )?est[ea] (?:capítulo|sección|página|guía|artículo|documento|manual|tutorial)\\b|"
                    + "^(?:in )?quest[oa] (?:capitolo|sezione|pagina|guida|articolo|documento|manuale)\\b|"
                    + "^n?est[ea] (?:capítulo|seção|secção|página|guia|artigo|documento|manual)\\b|"
                    + "^(?:in )?(?:dit|deze) (?:hoofdstuk|sectie|pagina|gids|artikel|document|handleiding)\\b|"
                    + "^(?:w )?(?:ten|tym|tej|ta|to) (?:rozdział|rozdziale|sekcja|sekcji|strona|stronie|przewodnik|artykuł|artykule)\\b|"
                    + "^(?:в )?эт(?:ом|ой|а|от) (?:глав[ае]|раздел[е]?|руководств[ое]|документ[е]?|страниц[ае]|стать[яе])\\b|"
                    + "^(?:この|本)(?:章|節|文書|ページ|記事|書)");

    /** What a text does that names itself, besides {@link #DEFINING}. */
    private static final Pattern TREATING = Pattern.compile(
            "(?iU)^(?:in|dans|en|w|в) |\\b(?:discusses|outlines|lists|lays out|sets out|goes|walks|deals|teaches|guides|presents|summari[sz]es|collects|answers|"
                    + "gives an?|will (?:\\w+ )?(?:discuss|describe|explain|introduce|show|focus|cover|walk|teach|guide)|"
                    + "behandelt|erläutert|traite|aborde|rassemble|regroupe|trata|aborda|resume|reúne|tratta|spiega|illustra|"
                    + "raccoglie|fornece|mostra|revisa|tem a intenção|behandelt|omawia|wyjaśnia|охватывает|рассматривает|объясняет)\\b|^[この本]");

    private static final Pattern GIVING = Pattern.compile(
            "(?iU)(?:can|will (?:give|help|tell)|gives?|helps?|tells?|walks?|discute|omawia|gibt|hilft|donne|aide|da|ayuda) \\w");

    /** What a reader should know or have before he begins. */
    private static final Pattern PREREQUISITE = Pattern.compile("(?iU)" + WORD_STARTS
            + "(?:assum(?:es?|ing) (?:that )?(?:you|the reader|familiarity|some|a (?:basic|working))|"
            + "setzt .{1,60} voraus|(?:suppose|présuppose) que vous|"
            + "(?:asume|supone|presupone) que|(?:presuppone|presume) che|pressupõe que|zakłada(?:my)?,? że)"
            + WORD_ENDS);

    private static final Pattern CONCLUDING = Pattern.compile(
            "(?iU)^(?:in short|in a nutshell|in conclusion|to sum up|the bottom line|tl;dr|kurz gesagt|fazit|en résumé|en resumen|"
                    + "in sintesi|em resumo|kortom|podsumowując|krótko mówiąc|итак|короче говоря)\\b|(?=[ぁ-힣])(?:結論|(?:お勧め|おすすめ|オススメ)し|まとめると|要するに|总之|總之|결론)");

    private static final Pattern UNSPACED_PERSONS = Pattern.compile("私|僕|俺|わたし|あなた|我|你|您|나는|저는|우리");

    private static final int DEFINING_WITHIN = 90;

    private Openings() {}

    /** Whether a sentence says early what something is or does. */
    public static boolean defines(String sentence) {
        return DEFINING.matcher(sentence)
                .region(0, Math.min(sentence.length(), DEFINING_WITHIN))
                .find();
    }

    /** Whether a sentence says what the text that it opens is about, and not what the reader has to know before. */
    public static boolean introduces(String sentence) {
        return SELF.matcher(sentence).find()
                && (defines(sentence) || TREATING.matcher(sentence).find())
                && !presupposes(sentence);
    }

    /** Whether what is said of something begins with what it explains, gives or is: "shows you how". */
    public static boolean isPredicate(String text) {
        return DEFINING.matcher(text).lookingAt()
                || TREATING.matcher(text).lookingAt()
                || GIVING.matcher(text).lookingAt();
    }

    /** Whether a sentence says in what a story ends: what its writer concludes or recommends. */
    public static boolean concludes(String sentence) {
        return CONCLUDING.matcher(sentence).find();
    }

    /** Whether a sentence says what a reader should know or have before he begins. */
    public static boolean presupposes(String sentence) {
        return PREREQUISITE.matcher(sentence).find();
    }

    /** Whether a sentence is spoken by a person or to one, or stands for what was said before. */
    public static boolean isPersonal(String sentence) {
        return PERSONS.contains(word(sentence, 0))
                || UNSPACED_PERSONS.matcher(sentence).lookingAt()
                || pointsBack(sentence);
    }

    /** Whether a sentence continues the one before it. */
    public static boolean continues(String sentence) {
        return CONNECTIVES.contains(word(sentence, 0))
                || CONTINUING.matcher(sentence).find()
                || UNSPACED.matcher(sentence).lookingAt();
    }

    /** Whether a sentence greets the reader or sends him elsewhere. */
    public static boolean refers(String sentence) {
        return REFERENCES.contains(word(sentence, 0));
    }

    /** Whether a sentence greets the reader and says nothing else. */
    public static boolean greets(String sentence) {
        return GREETINGS.contains(word(sentence, 0));
    }

    /** Whether a sentence begins with a pronoun for somebody or something that was named before it. */
    public static boolean standsFor(String sentence) {
        var first = word(sentence, 0);
        return STANDING_FOR.contains(first) && !(first.equals("it") && AFTER_EXPLETIVE.contains(word(sentence, 1)));
    }

    /** Whether a sentence begins with what only the text before it explains: a pronoun, or "This is". */
    public static boolean needsContext(String sentence) {
        return standsFor(sentence) || pointsBack(sentence);
    }

    /** Whether a sentence says what something does that was just said: "This will send", "This can be done by". */
    public static boolean tellsEffect(String sentence) {
        var verb = word(sentence, 1);
        boolean introduces = INTRODUCING.contains(verb) && word(sentence, 2).equals("be");
        return POINTERS.contains(word(sentence, 0)) && EFFECTS.contains(verb) && !introduces;
    }

    /** Whether a sentence says what a picture beside it shows. */
    public static boolean explainsPicture(String sentence) {
        return PICTURE.matcher(sentence).find();
    }

    /** "This is" needs what stands before it, "This chapter" does not. */
    private static boolean pointsBack(String sentence) {
        return POINTERS.contains(word(sentence, 0)) && VERBS.contains(word(sentence, 1));
    }

    private static String word(String sentence, int index) {
        int start = 0;
        int end = wordEnd(sentence, start);
        for (int at = 0; at < index; at++) {
            start = end;
            while (start < sentence.length() && separates(sentence.charAt(start))) {
                start++;
            }
            end = wordEnd(sentence, start);
        }
        return WordForms.lower(sentence.substring(start, end).replace('’', '\''));
    }

    private static int wordEnd(String sentence, int from) {
        int end = from;
        while (end < sentence.length() && !separates(sentence.charAt(end))) {
            end++;
        }
        return end;
    }

    private static boolean separates(char sign) {
        return sign == ' ' || sign == ',' || (sign >= '\t' && sign <= '\r');
    }
}
