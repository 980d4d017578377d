package dev.incipit.app.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.app.settings.SettingsFailed;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ProjectMembersTest {
    @TempDir
    private Path folder;

    @Test
    void aMemberIsATextAListOrASection() throws IOException {
        var members = members("title: Park\ninclude: /docs/**\nexclude: [/a, /b]\nmax-pages: 7\n"
                + "sections:\n- Docs\n- name: News\n  instead-of: Blog\n  pages: /news/**\nsummary:\n");
        var options = members.options();
        members.finish();
        assertEquals(Optional.of("Park"), options.title());
        assertEquals(Optional.empty(), options.summary());
        assertEquals(List.of("/docs/**"), options.include());
        assertEquals(List.of("/a", "/b"), options.exclude());
        assertEquals(7, options.maxPages().orElseThrow());
        assertEquals(Optional.of("Blog"), options.sections().get(1).insteadOf());
        assertEquals(List.of("/news/**"), options.sections().get(1).pages());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "titel: Park|1: There is no member 'titel'; you may have meant title.",
                "title: [Park]|1: title must be a text.",
                "max-pages: many|1: max-pages must be a whole number.",
                "title: a\\ntitle: b|2: title is said twice.",
                "sections: {}|1: sections must be a list of names, or of sections with name, instead-of and pages.",
                "sections: [{pages: /a}]|1: Each section needs a name.",
                "sections: [{name: A, page: /a}]|1: A section has no member page, but name, instead-of and pages.",
                "title: a\\nsections:\\n- name: A\\n  pages: [docs]|4: pages must be a path that begins with /, such as /blog/**, not 'docs'.",
                "sections:\\n- name: A\\n  pages:\\n  - /a\\n  - b|5: pages must be a path that begins with /, such as /blog/**, not 'b'.",
                "sections:\\n- name: A\\n  pages: {}|3: pages or each of its items must be a text.",
                "- a|1: The file must have members, such as title: Your site."
            })
    void everyFaultIsToldWithItsLine(String text, String fault) throws IOException {
        assertEquals(List.of(file() + ":" + fault), faults(text.replace("\\n", "\n")));
    }

    @Test
    void faultsAreToldInTheOrderOfTheirLines() throws IOException {
        var faults = faults("titel: a\nmax-pages: many\nsummery: b\n");
        assertEquals(
                List.of("1", "2", "3"),
                faults.stream().map(fault -> fault.split(":", 3)[1]).toList());
    }

    @Test
    void whatIsNoYamlIsRefusedAtOnce() throws IOException {
        assertTrue(wrong("a: [").startsWith(file() + ":"));
        assertTrue(wrong("a: " + "[".repeat(20)).contains("YAML"));
        Files.write(file(), new byte[] {(byte) 0xFF});
        assertThrows(SettingsFailed.class, () -> ProjectMembers.of(file()));
        Files.writeString(file(), "#".repeat(300_000));
        assertThrows(SettingsFailed.class, () -> ProjectMembers.of(file()));
    }

    /** Whoever looks for a setting in this file is told where it belongs. */
    @Test
    void knowsTheFirstPartOfEverySetting() throws IOException {
        for (var line : Files.readAllLines(Path.of("application.yaml"), StandardCharsets.UTF_8)) {
            if (line.matches("[a-z]+:.*")) {
                var faults = faults(line.replaceFirst(":.*", ".x: 1"));
                assertTrue(faults.getFirst().contains("is a setting of the program"), line);
            }
        }
    }

    private List<String> faults(String text) throws IOException {
        var members = members(text);
        members.options();
        return assertThrows(SettingsFailed.class, members::finish).faults();
    }

    private String wrong(String text) {
        return assertThrows(SettingsFailed.class, () -> members(text)).faults().getFirst();
    }

    private ProjectMembers members(String text) throws IOException {
        Files.writeString(file(), text);
        return ProjectMembers.of(file());
    }

    private Path file() {
        return folder.resolve("incipit.yaml");
    }
}
