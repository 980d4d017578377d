package dev.incipit.digest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class Sha256Test {
    @Test
    void hashesAsTheExamplesOfTheStandardDo() {
        assertEquals("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad", Sha256.hex("abc"));
        assertEquals("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855", Sha256.hex(""));
    }

    @Test
    void takesATextInUtf8() {
        assertEquals(Sha256.hex(new byte[] {(byte) 0xC3, (byte) 0xA9}), Sha256.hex("é"));
    }
}
