package dev.incipit.api.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.account.Operation;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class EndpointTest {
    @ParameterizedTest
    @CsvSource(nullValues = "-", textBlock = """
            /api/v1/generate, GENERATE
            /api/v1/validate, VALIDATE
            /api/v1/usage, USAGE
            /mcp, MCP
            /api/v1/generate/, UNKNOWN
            /api/v1, UNKNOWN
            '', UNKNOWN
            /api/v10, OTHER
            /openapi.json, OPENAPI
            /openapi, OPENAPI
            /, PAGE
            /app, PAGE
            /app/runs/17, PAGE
            /assets/style-1.css, PAGE
            /apple, OTHER
            /.env, OTHER
            //app, OTHER
            //, OTHER
            app, OTHER
            """)
    void aPathLeadsToOneEndpoint(String path, Endpoint endpoint) {
        assertEquals(endpoint, Endpoint.of(path));
    }

    @ParameterizedTest
    @CsvSource({
        "GENERATE, true",
        "USAGE, true",
        "MCP, true",
        "OPENAPI, true",
        "UNKNOWN, false",
        "PAGE, false",
        "OTHER, false"
    })
    void onlyPathsOfOursAreRoutes(Endpoint endpoint, boolean routed) {
        assertEquals(routed, endpoint.routed());
    }

    @Test
    void aKeyIsAskedForUnderThePrefixEvenWhereNothingIs() {
        assertEquals(true, Endpoint.UNKNOWN.api());
        assertEquals(Optional.empty(), Endpoint.UNKNOWN.operation());
        assertEquals(Optional.of(Operation.GENERATE), Endpoint.GENERATE.operation());
        assertEquals(false, Endpoint.OPENAPI.api());
    }
}
