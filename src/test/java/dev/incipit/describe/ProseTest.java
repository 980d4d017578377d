package dev.incipit.describe;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ProseTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "The tides of the harbour.                 | true",
                "The tides of harbour                      | false",
                "潮汐表在这里可以找到                           | true",
                "潮汐表在这里                                 | false",
                "We use cookies to count our visitors.     | false",
                "12 34 56 78 90 12 34 56 78 90 tides       | false",
                "By Anna on 3 May 2024 at noon             | false",
                "The harbour was built in 2024.            | true",
                "Permission is granted to copy the tides.  | false",
                "Next: Ebb, Up: Tides of all the harbours  | false",
                "'“Tides” has been added to your cart.'    | false",
                "#include ‹tides› and all of its harbours  | false",
                "setTide(java.lang.String tide, int harbour)| false",
                "A B C D E F G H I J K L M N O P Q R S T U | false",
                "Call open(tides) and close() it           | false"
            })
    void aTextMayStandAsADescription(String text, boolean tells) {
        assertEquals(tells, Prose.tells(text, "Tides"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"Our privacy policy, true", "Tides, false"})
    void furnitureIsProseOnAPageAboutIt(String title, boolean tells) {
        assertEquals(tells, Prose.tells("This privacy policy tells what we know of you.", title));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"'Yes, it is.', true", "Nein. Es ist zu., true", "Yesterday it was., false", "No one knows., false"})
    void anAnswerBeginsWithYesOrNo(String text, boolean answers) {
        assertEquals(answers, Prose.answers(text));
    }
}
