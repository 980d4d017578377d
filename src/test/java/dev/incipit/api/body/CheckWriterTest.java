package dev.incipit.api.body;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.incipit.api.Json;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is written by hand, against the record it is written from. */
final class CheckWriterTest {
    @Test
    void everyMemberIsWrittenInTheOrderOfTheRecordAndNoOther() throws IOException {
        var json = new ObjectMapper()
                .readTree(Json.write(new CheckBody("tier's", "id's", "name's", "status's", "message's")));
        var written = new ArrayList<String>();
        for (var member : json.properties()) {
            written.add(member.getKey());
            assertEquals(member.getKey() + "'s", member.getValue().asText());
        }
        List<String> members = Stream.of(CheckBody.class.getRecordComponents())
                .map(RecordComponent::getName)
                .toList();
        assertEquals(members, written);
    }
}
