package dev.incipit.describe;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Units and numbers in words, in some languages, each brought to one spelling. */
final class Units {
    /** The first word of a line is what the others are taken for. */
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
            11 eleven elf onze once
            12 twelve zwölf douze doce twaalf
            20 twenty zwanzig vingt veinte
            30 thirty dreißig trente treinta
            40 forty
            50 fifty fünfzig cinquante cincuenta
            60 sixty
            90 ninety
            100 hundred hundert cent cien
            1000 thousand tausend mille mil
            1000000 million""");

    private static final Set<String> CURRENCIES = Set.of("$", "€", "£", "¥", "usd", "eur", "gbp", "jpy", "chf");

    private Units() {}

    /** The unit a word stands for. */
    static Optional<String> unit(String word) {
        return Optional.ofNullable(UNITS.get(WordForms.lower(word)));
    }

    /** Whether a unit may stand before its number too. */
    static boolean isCurrency(String word) {
        return CURRENCIES.contains(WordForms.lower(word));
    }

    /** The digits of a number in words; "one" is none, since it is an article too. */
    static Optional<String> number(String word) {
        return Optional.ofNullable(NUMBERS.get(WordForms.lower(word)));
    }

    private static Map<String, String> spellings(String table) {
        var spellings = new HashMap<String, String>();
        table.lines()
                .map(line -> line.split(" "))
                .forEach(words -> Arrays.stream(words).forEach(word -> spellings.put(word, words[0])));
        return Map.copyOf(spellings);
    }
}
