package dev.incipit.llmstxt.read;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.llmstxt.CodeSpans;
import dev.incipit.llmstxt.Line;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class EntryReaderTest {
    private static Line line(String text) {
        return new Line(1, text, CodeSpans.in(text).blanked(text), Line.Kind.ENTRY);
    }

    /** As name, address, separator and note, with the flaws in alphabetical order behind. */
    private static String read(String item) {
        var entry = EntryReader.read(line("- " + item), "-", 2);
        var link = entry.link()
                .map(each -> each.name() + " > " + each.target() + " > "
                        + each.note().orElse(""))
                .orElse("none");
        var flaws = entry.flaws().stream().map(Enum::name).sorted().collect(Collectors.joining(" "));
        return (link + " " + entry.separator() + " " + flaws).strip().toLowerCase(Locale.ROOT);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "[a](/b): c              | a > /b > c colon",
                "[a](/b)                 | a > /b >  absent",
                "[a](/b)\u00A0: c       | a > /b > c colon",
                "[a](/b)\u202F:\u00A0c | a > /b > c colon",
                "[a](/b)\u00A0– c       | a > /b > c dash",
                "[a](/b)\u00A0c         | a > /b > c none",
                "[a](/b)\u00A0          | a > /b >  absent",
                "[a](/b) - c             | a > /b > c dash",
                "[a](/b) –— c            | a > /b > c dash",
                "[a](/b) c               | a > /b > c none",
                "[a](/b):                | a > /b >  colon",
                "[**a**](/b)             | a > /b >  absent",
                "[*a* b](/b)             | *a* b > /b >  absent",
                "**[a](/b)**: c          | a > /b > c colon emphasized",
                "[x] [a](/b)             | a > /b >  absent task_box",
                "see [a](/b): c          | a > /b > c colon link_not_first",
                "![i](/i) [a](/b)        | a > /b >  absent link_not_first",
                "[](/b)                  | > /b >  absent empty_name",
                "[a]()                   | a >  >  absent empty_address",
                "[a] (/b): c             | a > /b > c colon space_before_parenthesis",
                "[a](/b c): d            | a > /b c > d colon space_in_address",
                "[a](/b: c               | a > /b > c colon unclosed_parenthesis",
                "[a(/b): c               | a > /b > c colon unclosed_bracket",
                "[a][b]: c               | a >  > c colon reference",
                "https://a.example/b.    | > https://a.example/b >  absent bare_address",
                "<https://a.example/b>   | > https://a.example/b >  absent bare_address",
                "a https://a.example/    | none absent address_in_text",
                "words                   | none absent no_link",
                "`[a](/b)`               | none absent link_in_code"
            })
    void anItemIsReadAsFarAsItGoes(String item, String entry) {
        assertEquals(entry, read(item));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "[a](/b) and more        | true",
                "• [a](/b): c            | true",
                "– [a](/b)               | true",
                "・[a](/b): c            | true",
                "✓ [a](/b): c            | true",
                "→ see [a](/b)           | false",
                "-[a](/b)                | true",
                "-\u00A0[a](/b)         | true",
                "*[a](/b): c             | true",
                "*[a](/b)*               | false",
                "•                       | false",
                "- a                     | false",
                "— see [a](/b)           | false",
                "see [a](/b)             | false",
                "[a] b                   | false",
                "https://a.example/      | true",
                "<https://a.example/>    | true",
                "https://a.example/ x    | false",
                "http://                 | false"
            })
    void aLineWithoutAMarkerIsAnEntryWhereItBeginsWithALinkOrIsAnAddress(String text, boolean alone) {
        assertEquals(alone, EntryReader.standsAlone(line(text)));
    }
}
