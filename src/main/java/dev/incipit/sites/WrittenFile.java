package dev.incipit.sites;

import dev.incipit.digest.Sha256;
import java.nio.charset.StandardCharsets;

/**
 * A file of a result.
 *
 * @param name llms.txt or llms-full.txt
 * @param bytes of the text in UTF-8
 * @param sha256 of the text in UTF-8, in hexadecimal
 */
public record WrittenFile(String name, String text, long bytes, String sha256) {
    public static WrittenFile of(String name, String text) {
        var octets = text.getBytes(StandardCharsets.UTF_8);
        return new WrittenFile(name, text, octets.length, Sha256.hex(octets));
    }
}
