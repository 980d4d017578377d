package dev.incipit.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.mcp.PromptTemplate.Argument;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PromptTemplateTest {
    @Test
    void aListOfPromptsHasAllThatIsShownOfEach() {
        var prompt = new PromptTemplate(
                "mend",
                "Mend this",
                "Mends a file.",
                List.of(new Argument("file", "Its text.", true)),
                _ -> "Mend it.");
        assertEquals(
                "{\"name\":\"mend\",\"title\":\"Mend this\",\"description\":\"Mends a file.\",\"arguments\":"
                        + "[{\"name\":\"file\",\"description\":\"Its text.\",\"required\":true}]}",
                prompt.toJson().toString());
    }
}
