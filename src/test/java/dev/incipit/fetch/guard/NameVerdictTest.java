package dev.incipit.fetch.guard;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each verdict on both sides of its edge. */
final class NameVerdictTest {
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "example.com, PUBLIC",
        "example.com., PUBLIC",
        "a_b.example.com, PUBLIC",
        "localhosts.com, PUBLIC",
        "localhost, LOCALHOST",
        "localhost., LOCALHOST",
        "a.localhost, LOCALHOST",
        "intranet, INTERNAL",
        "db.internal, INTERNAL",
        "metadata.goog, INTERNAL",
        "a..b, MALFORMED",
        "., MALFORMED",
        "-a.com, MALFORMED",
        "a-.com, MALFORMED",
        "a b.com, MALFORMED",
        "Ä.com, MALFORMED"
    })
    void aNameIsJudgedByItsSpelling(String name, NameVerdict verdict) {
        assertEquals(verdict, NameVerdict.of(name));
    }

    @Test
    void labelsHave63CharactersAndNames253() {
        var label = "a".repeat(63);
        assertEquals(NameVerdict.PUBLIC, NameVerdict.of(label + ".com"));
        assertEquals(NameVerdict.MALFORMED, NameVerdict.of("a" + label + ".com"));
        var name = (label + ".").repeat(3) + "a".repeat(57) + ".com";
        assertEquals(253, name.length());
        assertEquals(NameVerdict.PUBLIC, NameVerdict.of(name));
        assertEquals(NameVerdict.PUBLIC, NameVerdict.of(name + "."));
        assertEquals(NameVerdict.MALFORMED, NameVerdict.of("a" + name));
    }
}
