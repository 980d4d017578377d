package dev.incipit.describe.words;

import dev.incipit.text.Words;
import java.util.Locale;
import java.util.Set;

/** Reduces words to a form in which they are compared, and knows the words that say too little to be compared. */
public final class WordForms {
    /** In most languages a word's meaning lies in its first letters, up to this many; the rest is mostly inflection. */
    private static final int STEM_MAX = 6;

    private static final int STEM_MIN = 3;

    private static final Set<String> FUNCTION_WORDS = Words.table("""
            the a an this that these those it its they their them there here he she his her we our us you your who whom whose
            which what when where why how and or but if then than as at by for from in into of off on onto out over to under up
            via with within between about after before during while so such also both each every all any some more other others
            another same own one is are was were be been being am has have had having do does did done can could may might will
            would shall must should let lets per plus versus etc
            der die das den dem des ein eine einen einem einer eines und oder aber wenn als wie was wer wo warum wann mit von vom
            zu zum zur im an am auf aus bei für über unter nach vor durch ist sind war werden wird sich auch alle alles jede
            jeder jedes man es sie er ihr ihre sein seine
            le la les un une des du de d l et ou mais si que qui quoi où quand comment pourquoi avec par pour sur sous dans en au
            aux ce cet cette ces son sa ses leur leurs est sont être ont tout tous toute toutes
            el los las unos unas del al y o u pero con por para sobre entre como cómo qué cuando cuándo dónde este esta estos
            estas su sus ser se lo más todo todos toda todas
            il gli i uno di da tra fra e ed che chi come dove questo questa sono è suo sua
            os um uma do dos das na nos nas ao com onde são seu mais
            het een of met van op aan uit bij naar door wordt dat deze dit
            i w z na do się jest nie to że od dla przez są oraz jak po za przy który która które tego tym tej tych ten ta te jej
            jego ich jako także również już tylko może można czy bardzo ze we o u pod nad gdy jeśli czym był była było być dzieje
            ve bir bu için ile da de olarak olan daha çok gibi kadar ise her değil var veya
            och att som på är av för har inte ett jag från kan när hos vår våra eller också vid efter här där denna detta
            og at ikke fra når også ved efter etter blir bliver skal vil være være dette denne på til
            ja se että oli joka kun niin tai myös mutta ovat kuin sekä
            v na je že s k za by jako při nebo jsou od aby také tak ke ve který která které
            az és hogy nem is egy ez csak már vagy
            și în cu nu o să pe un pentru că sunt prin
            και το η ο να του της για με τα στο στη από που είναι οι τη σε
            і й та що не як це від є або також
            untuk dengan dari pada adalah atau akan
            và là của cho các những với trong được có không một này
            и или но с со в во на по к ко из от до за для о об как что где когда это этот эта эти его ее их все""");

    /** Articles, possessives and the few prepositions after which verbs are rare. */
    private static final Set<String> BEFORE_NOUNS = Words.table("""
            the a an of with our its each every any your their
            le la les l un une des du au aux ce cet cette ces son sa ses votre vos notre nos leur
            der die das dem den des ein eine einen einem einer eines kein keine im am vom zum zur
            el los las unos unas del al su sus nuestro nuestra cada
            il gli uno dal dalla nel nella della delle dei degli
            os as um uma da dos das na nos nas
            het een""");

    /** Words that a description uses about its page and that need not occur there. */
    private static final Set<String> OPENERS = Words.table("""
            explains describes covers shows lists introduces outlines presents summarises summarizes compares answers collects
            gathers reports announces defines documents provides offers contains includes gives tells discusses teaches
            demonstrates details specifies names tracks walks sets helps lets allows holds points links brings
            guide overview introduction reference tutorial page documentation examples example list index home steps step
            information notes article post questions walkthrough manual description summary
            beschreibt erklärt erläutert zeigt listet nennt führt enthält stellt vergleicht übersicht anleitung einführung seite
            explique décrit présente montre liste contient détaille aperçu
            explica describe muestra presenta enumera contiene detalla guía introducción página resumen
            spiega descrive mostra elenca guida panoramica introduzione pagina
            descreve apresenta lista contém guia visão introdução
            beschrijft legt toont bevat geeft handleiding overzicht inleiding
            описывает объясняет показывает содержит руководство обзор введение страница""");

    private static final Set<Character> VOWELS = Set.of('a', 'e', 'i', 'o', 'u', 'y');

    private WordForms() {}

    public static String lower(String word) {
        return word.toLowerCase(Locale.ROOT);
    }

    /** Whether a word has no meaning of its own. */
    public static boolean isFunction(String lower) {
        return FUNCTION_WORDS.contains(lower);
    }

    /** Whether the word after this one is mostly a noun, or an adjective before one. */
    public static boolean precedesNoun(String lower) {
        return BEFORE_NOUNS.contains(lower);
    }

    /** Whether a description may use the word about any page. */
    public static boolean isOpener(String lower) {
        return OPENERS.contains(lower);
    }

    /** Strips inflection roughly: forms of one word share a stem, and different words seldom do. */
    public static String stem(String word) {
        var stem = english(name(word));
        return stem.length() <= STEM_MAX ? stem : stem.substring(0, STEM_MAX);
    }

    private static String english(String lower) {
        for (var ending : new String[] {"ies", "ing", "ed", "es", "ly", "y", "e"}) {
            var rest = lower.length() - ending.length();
            if (lower.endsWith(ending) && rest >= STEM_MIN && hasVowel(lower, rest)) {
                return undoubled(lower.substring(0, rest));
            }
        }
        return lower;
    }

    private static boolean hasVowel(String word, int end) {
        return word.chars().limit(end).anyMatch(sign -> VOWELS.contains((char) sign) || sign > 'z');
    }

    /** Turns "stopp", left from "stopping", into "stop". */
    private static String undoubled(String stem) {
        int last = stem.length() - 1;
        return last >= STEM_MIN
                        && stem.charAt(last) == stem.charAt(last - 1)
                        && "bdgmnprt".indexOf(stem.charAt(last)) >= 0
                ? stem.substring(0, last)
                : stem;
    }

    /** Returns a name in lower case, without possessive and plural endings and without an article before an apostrophe. */
    public static String name(String word) {
        var bare = bare(word);
        int last = bare.length() - 1;
        if (last < STEM_MIN || bare.charAt(last) != 's') {
            return lower(bare);
        }
        // APIs is a plural, analysis is not.
        boolean plural = Character.isUpperCase(bare.charAt(last - 1)) || "sui".indexOf(bare.charAt(last - 1)) < 0;
        return lower(plural ? bare.substring(0, last) : bare);
    }

    /** Returns a word without a possessive ending or an article before an apostrophe: Wrenbox's, l'API. */
    public static String bare(String word) {
        int apostrophe = word.indexOf('\'');
        if (apostrophe < 0) {
            return word;
        }
        boolean article = apostrophe > 0 && apostrophe <= 2 && word.length() - apostrophe > STEM_MIN;
        return article
                ? word.substring(apostrophe + 1)
                : word.endsWith("'s") || word.endsWith("'") ? word.substring(0, word.lastIndexOf('\'')) : word;
    }
}
