package dev.incipit.html.dom;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class LinkedDataTest {
    @Test
    void aValueHasTheNameOfItsMemberAlsoInAnArray() throws IOException {
        var fields = new ArrayList<String>();
        try (var parser = LinkedData.parser("{\"a\":\"one\ntwo\",\"b\":[\"x\",{\"c\":\"y\"},\"z\"]}")) {
            for (var token = parser.nextToken(); token != null; token = parser.nextToken()) {
                if (token == JsonToken.VALUE_STRING) {
                    fields.add(LinkedData.field(parser) + "=" + parser.getText());
                }
            }
        }
        assertEquals(List.of("a=one\ntwo", "b=x", "c=y", "b=z"), fields);
    }
}
