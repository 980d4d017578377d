package dev.incipit.app.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.problem.InvalidInput;
import dev.incipit.url.SiteParser;
import dev.incipit.validate.ValidateOrder;
import dev.incipit.validate.subject.LintContext.Companion;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class LintSubjectTest {
    private static final SiteParser SITES = SiteParser.ANY;

    private static ValidateOrder order(String text, InputStream in) throws IOException {
        return new LintSubject(text).order(SITES, in, true);
    }

    private static String refused(String text) {
        return assertThrows(InvalidInput.class, () -> order(text, InputStream.nullInputStream()))
                .getMessage();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"missing.txt", "MISSING.TXT", "missing.md", "./missing", "../missing", "/missing/file", "src"})
    void whatExistsOrCannotBeAHostIsAFile(String text) {
        assertEquals(Optional.of(Path.of(text)), new LintSubject(text).file());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "-",
                "",
                " ",
                "tides.example",
                "tides.example/llms.txt",
                "https://tides.example/a.txt",
                "a\u0000b.txt"
            })
    void everythingElseIsNone(String text) {
        assertEquals(Optional.empty(), new LintSubject(text).file());
    }

    @Test
    void aHostIsAskedForItsFile() throws IOException {
        var order = order("tides.example/guide", InputStream.nullInputStream());
        assertEquals(
                "https://tides.example/guide",
                assertInstanceOf(ValidateOrder.ByUrl.class, order).site().home().toString());
    }

    @Test
    void standardInputIsReadAsFarAsItTakesToSeeThatItIsTooLong() throws IOException {
        var in = new ByteArrayInputStream(new byte[600_000]);
        var order = assertInstanceOf(ValidateOrder.ByContent.class, order("-", in));
        assertEquals(512_004, order.content().length);
    }

    @Test
    void whatIsNeitherAFileNorAnAddressMayHaveBeenMeantAsEither() {
        var neither = refused("no such\u001b[1m host");
        assertTrue(
                neither.startsWith("There is no file 'no such[1m host', and as an address it will not do: "), neither);
        var address = refused("ftp://tides.example");
        assertTrue(address.startsWith("url must "), address);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "-                              | standard-input                |",
                "tides.example/a b              | llms.txt                      | https://tides.example/a%20b",
                "https://tides.example/ä        | llms.txt                      | https://tides.example/%C3%A4",
                "https://tides.example/a b      | llms.txt                      | https://tides.example/a%20b",
                "./folder/../my file.txt        | my%20file.txt                 |",
                "/missing/my file.txt           | file:///missing/my%20file.txt |"
            })
    void aSubjectHasAReferenceAndPerhapsAnAddress(String text, String reference, String address) {
        var root = new RepositoryRoot(Path.of("").toAbsolutePath());
        assertEquals(reference, new LintSubject(text).reference(root, Optional.empty()));
        assertEquals(Optional.ofNullable(address), new LintSubject(text).webAddress(Optional.empty()));
    }

    @ParameterizedTest
    @CsvSource({
        "llms-full.txt, true",
        "public/LLMS-full.txt, true",
        "https://tides.example/llms-full.txt?x=1, true",
        "llms-ctx-full.md, true",
        "llms.txt, false",
        "my-llms-full.txt, false",
        "llms-full.txt/llms.txt, false"
    })
    void theCompanionFileIsKnownByItsName(String text, boolean full) {
        assertEquals(full, new LintSubject(text).isFullFile());
    }

    @Test
    void itsNameForPeopleHasNothingThatATerminalObeys() {
        assertEquals("standard input", new LintSubject("-").shown());
        assertEquals("a[31mb", new LintSubject("a\u001b[31m\u0007b\n").shown());
    }

    @Test
    void aFullCompanionIsLookedForBesideTheFile(@TempDir Path folder) throws IOException {
        var file = Files.writeString(folder.resolve("llms.txt"), "# Tides\n");
        assertEquals(Companion.ABSENT, companion(file));
        var beside = Files.writeString(folder.resolve("llms-full.txt"), "");
        assertEquals(Companion.ABSENT, companion(file));
        Files.writeString(beside, "<!doctype html><p>Not found");
        assertEquals(Companion.ABSENT, companion(file));
        Files.writeString(beside, "# Tides\n\nAll of it.\n");
        assertEquals(Companion.PRESENT, companion(file));
        assertEquals(Companion.ABSENT, companion(beside));
        assertEquals(
                Companion.NOT_LOOKED_FOR,
                assertInstanceOf(ValidateOrder.ByContent.class, order("-", InputStream.nullInputStream()))
                        .companion());
    }

    private static Companion companion(Path file) throws IOException {
        return assertInstanceOf(ValidateOrder.ByContent.class, order(file.toString(), InputStream.nullInputStream()))
                .companion();
    }
}
