package dev.incipit.validate.recognize;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class SecretShapeTest {
    private static SecretShape shape(char first, String prefix) {
        return SecretShape.beginning(first).stream()
                .filter(shape -> shape.prefix().equals(prefix))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void shapesAreFoundByTheirFirstCharacter() {
        assertTrue(SecretShape.beginning('A').stream()
                .anyMatch(shape -> shape.kind().equals("AWS key")));
        assertTrue(SecretShape.beginning('g').stream()
                .allMatch(shape -> shape.prefix().startsWith("g")));
        assertTrue(SecretShape.beginning('!').isEmpty());
        assertTrue(SecretShape.beginning('ß').isEmpty());
    }

    @Test
    void aKeyEndsWhereItsAlphabetDoes() {
        assertEquals(3, shape('A', "AKIA").end("A1BcD", 0));
        assertEquals(4, shape('g', "ghp_").end("aB1c-d", 0));
        assertEquals(6, shape('g', "glpat-").end("aB-1_c.d", 0));
        assertEquals(5, shape('A', "AccountKey=").end("a+/1b=", 0));
        assertEquals(2, shape('g', "ghp_").end("xß", 2));
    }
}
