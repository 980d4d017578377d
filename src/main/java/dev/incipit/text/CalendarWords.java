package dev.incipit.text;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Names of months and of days of the week in thirteen languages, and the dates that are written with them. */
public final class CalendarWords {
    /**
     * Whole and short, by themselves and in dates, as Unicode's locale data has them. The packaged runtime has that of English only,
     * and looking for the others in it takes 25 ms.
     */
    private static final Set<String> WORDS = Words.table("""
            january february march april may june july august september october november december jan feb mar apr jun
            jul aug sep oct nov dec monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun
            januar februar märz mai juni juli oktober dezember sept okt dez mär montag dienstag mittwoch donnerstag
            freitag samstag sonntag mo di mi do fr sa so
            janvier février mars avril juin juillet août septembre octobre novembre décembre janv févr avr juil déc
            lundi mardi mercredi jeudi vendredi samedi dimanche lun mer jeu ven sam dim
            enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre ene abr ago dic
            lunes martes miércoles jueves viernes sábado domingo mié jue vie sáb dom
            gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre gen mag giu lug set ott lunedì
            martedì mercoledì giovedì venerdì sabato domenica gio sab
            janeiro fevereiro março maio junho julho setembro outubro novembro dezembro fev out segundafeira terçafeira
            quartafeira quintafeira sextafeira seg ter qua qui sex
            januari februari maart mei augustus mrt maandag dinsdag woensdag donderdag vrijdag zaterdag zondag ma wo vr
            za zo
            stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia sty lut
            kwi maj cze lip sie wrz paź lis gru styczeń luty marzec kwiecień czerwiec lipiec sierpień wrzesień
            październik listopad grudzień poniedziałek wtorek środa czwartek piątek sobota niedziela pon wt śr czw pt
            sob niedz
            ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık oca şub nis haz tem ağu eyl eki
            kas ara pazartesi salı çarşamba perşembe cuma cumartesi pazar pzt sal çar per cum cmt paz
            1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日 月 火 水 木 金 土 日
            一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月 星期一 星期二 星期三 星期四 星期五 星期六 星期日 周一 周二 周三 周四 周五 周六 周日
            1월 2월 3월 4월 5월 6월 7월 8월 9월 10월 11월 12월 월요일 화요일 수요일 목요일 금요일 토요일 일요일 월 화 수 목 금 토 일
            يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر الاثنين الثلاثاء الأربعاء الخميس
            الجمعة السبت الأحد""");

    private static final Pattern GAP = Pattern.compile("[^\\p{L}\\p{M}\\p{N}]+");

    /** As in 2026-12-05, 05/12/2026, 5.12.26 and 2026年12月5日. */
    private static final Pattern FIGURES =
            Pattern.compile("(?<!\\d)\\d{1,4}([./-])\\d{1,2}\\1\\d{2,4}(?!\\d)|\\d{1,2}月\\d{1,2}日");

    /** As in 5, 5., 5th and 1er. */
    private static final Pattern DAY = Pattern.compile("(?:[12]?\\d|3[01])(?:st|nd|rd|th|er)?");

    private CalendarWords() {}

    /** Whether a word, in lower case and without signs, is a month or a day, or short for one. */
    public static boolean is(String word) {
        return WORDS.contains(word);
    }

    /** Whether a text is nothing but months, days and figures: "October 2026". */
    public static boolean areAll(String text) {
        return GAP.splitAsStream(text.toLowerCase(Locale.ROOT))
                .allMatch(word -> word.isEmpty() || Character.isDigit(word.charAt(0)) || is(word));
    }

    /** Whether a text has a day of a month in figures, or beside the month's name. */
    public static boolean hasDate(String text) {
        if (FIGURES.matcher(text).find()) {
            return true;
        }
        var words = GAP.split(text.toLowerCase(Locale.ROOT));
        for (int i = 0; i < words.length; i++) {
            // "el 5 de diciembre".
            int before = i > 1 && words[i - 1].equals("de") ? i - 2 : i - 1;
            if (is(words[i]) && (isDay(words, before) || isDay(words, i + 1))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isDay(String[] words, int at) {
        return at >= 0 && at < words.length && DAY.matcher(words[at]).matches();
    }
}
