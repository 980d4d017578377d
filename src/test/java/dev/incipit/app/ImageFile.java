package dev.incipit.app;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The Dockerfile's instructions, by their first word. */
record ImageFile(List<String> lines) {
    static ImageFile read() throws IOException {
        return new ImageFile(Files.readAllLines(Path.of("Dockerfile")));
    }

    /** What follows the word wherever it begins a line. */
    List<String> after(String instruction) {
        return lines.stream()
                .filter(line -> line.startsWith(instruction + " "))
                .map(line -> line.substring(instruction.length() + 1))
                .toList();
    }

    /** The words of an instruction in its exec form, which is JSON and knows no shell. */
    List<String> command(String instruction) throws IOException {
        var said = after(instruction);
        if (said.size() != 1) {
            throw new IOException(instruction + " stands there " + said.size() + " times");
        }
        var list = said.getFirst().substring(Math.max(0, said.getFirst().indexOf('[')));
        return new ObjectMapper().readValue(list, new TypeReference<>() {});
    }
}
