package dev.incipit.validate.recognize;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class RandomKeyTest {
    @ParameterizedTest
    @CsvSource({
        "k4J8s2Lq9Xw7Vb3N, true",
        "kJsLqXwVbN, false",
        "4829175, false",
        "Your4J8s2Lq9Xw7V, false",
        "k4J8xxxxs2Lq, false"
    })
    void aKeyMixesDigitsAndLettersAndIsNoSample(String value, boolean real) {
        assertEquals(real, RandomKey.isReal(value));
    }
}
