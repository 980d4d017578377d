package dev.incipit.describe.ground;

import dev.incipit.describe.words.WordForms;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Units and number words of several languages, each reduced to one spelling. */
final class Units {
    /** The first word of each line replaces the others. */
    private static final Map<String, String> UNITS = spellings("""
            % percent prozent procent pourcent
            $ usd dollar dollars
            € eur euro euros
            £ gbp pound pounds
            ¥ jpy yen
            chf
            k thousand tausend mille
            m million millions mio millionen
            bn billion billions milliarden
            x times fold mal fois
            byte b bytes
            bit bits
            kb
            kib
            mb
            mib
            gb
            gib
            tb
            tib
            ns nanosecond nanoseconds
            µs μs microsecond microseconds
            ms millisecond milliseconds
            s sec second seconds sekunden secondes segundos
            min mins minute minutes minuten minutos
            h hour hours stunden heures horas
            day d days tage tagen jours días
            week weeks wochen semaines semanas
            month months monate monaten mois meses
            year years jahre jahren ans años
            px
            mm
            cm
            km
            kg
            g
            mg
            °c
            °f
            hz
            mhz
            ghz""");

    private static final Map<String, String> NUMBERS = spellings("""
            0 zero
            2 two zwei deux dos due dois duas twee два
            3 three drei trois tres tre três drie три
            4 four vier quatre cuatro quattro quatro четыре
            5 five fünf cinq cinco cinque vijf пять
            6 six sechs seis sei zes шесть
            7 seven sieben sept siete sette sete zeven семь
            8 eight acht huit ocho otto oito восемь
            9 nine neun neuf nueve nove negen девять
            10 ten zehn dix diez dieci dez tien десять
            11 eleven elf onze once undici одиннадцать
            12 twelve zwölf douze doce dodici doze twaalf двенадцать dozen dutzend douzaine docena dozzina dúzia dozijn дюжина
            13 thirteen dreizehn treize trece tredici treze dertien тринадцать
            14 fourteen vierzehn quatorze catorce quattordici catorze veertien четырнадцать
            15 fifteen fünfzehn quinze quince quindici vijftien пятнадцать
            16 sixteen sechzehn seize dieciséis sedici dezesseis dezasseis zestien шестнадцать
            17 seventeen siebzehn dix-sept diecisiete diciassette dezessete dezassete zeventien семнадцать
            18 eighteen achtzehn dix-huit dieciocho diciotto dezoito achttien восемнадцать
            19 nineteen neunzehn dix-neuf diecinueve diciannove dezenove dezanove negentien девятнадцать
            20 twenty zwanzig vingt veinte venti vinte twintig двадцать
            30 thirty dreißig dreissig trente treinta trenta trinta dertig тридцать
            40 forty fourty vierzig quarante cuarenta quaranta quarenta veertig сорок
            50 fifty fünfzig cinquante cincuenta cinquanta cinquenta vijftig пятьдесят
            60 sixty sechzig soixante sesenta sessanta sessenta zestig шестьдесят
            70 seventy siebzig soixante-dix septante setenta settanta zeventig семьдесят
            80 eighty achtzig quatre-vingt quatre-vingts huitante ochenta ottanta oitenta tachtig восемьдесят
            90 ninety neunzig quatre-vingt-dix nonante noventa novanta negentig девяносто
            100 hundred hundert cent cien ciento cento cem honderd сто
            1000 thousand tausend mille mil duizend тысяча тысяч тысячи
            1000000 million millionen millón millones milione milioni milhão milhões miljoen миллион миллиона миллионов
            1000000000 billion milliarde milliarden milliard milliards miliardo miliardi bilhão bilhões miljard миллиард
            1000000000000 trillion""");

    private static final int TENS_MIN = 20;
    private static final int HUNDRED = 100;

    private static final Set<String> CURRENCIES = Set.of("$", "€", "£", "¥", "usd", "eur", "gbp", "jpy", "chf");

    private Units() {}

    static Optional<String> unit(String word) {
        return Optional.ofNullable(UNITS.get(WordForms.lower(word)));
    }

    /** Whether a unit may also come before its number. */
    static boolean isCurrency(String word) {
        return CURRENCIES.contains(WordForms.lower(word));
    }

    /** Returns the digits of a number in words; not for "one", which is an article too. */
    static Optional<String> number(String word) {
        var lower = WordForms.lower(word);
        // The table's own digits are no words: a currency or another group of digits may stand beside them.
        return lower.chars().allMatch(Character::isDigit)
                ? Optional.empty()
                : Optional.ofNullable(NUMBERS.get(lower)).or(() -> compound(lower));
    }

    /** Parses tens and ones: twenty-one. */
    private static Optional<String> compound(String word) {
        int hyphen = word.lastIndexOf('-');
        if (hyphen < 0) {
            return Optional.empty();
        }
        var tens = NUMBERS.get(word.substring(0, hyphen));
        var last = word.substring(hyphen + 1);
        var ones = last.equals("one") ? "1" : NUMBERS.get(last);
        return Optional.ofNullable(tens)
                .map(Long::parseLong)
                .filter(number -> ones != null && ones.length() == 1 && number >= TENS_MIN && number < HUNDRED)
                .map(number -> Long.toString(number + Long.parseLong(ones)));
    }

    private static Map<String, String> spellings(String table) {
        var spellings = new HashMap<String, String>();
        table.lines()
                .map(line -> line.split(" "))
                .forEach(words -> Arrays.stream(words).forEach(word -> spellings.put(word, words[0])));
        return Map.copyOf(spellings);
    }
}
