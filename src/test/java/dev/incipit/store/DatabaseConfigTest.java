package dev.incipit.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class DatabaseConfigTest {
    private static final String H2 =
            ";MODE=PostgreSQL;DATABASE_TO_LOWER=TRUE;WRITE_DELAY=0;LOCK_TIMEOUT=5000;TRACE_LEVEL_FILE=0";

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    jdbc:h2:file:./data/incipit                        | jdbc:h2:async:./data/incipit%s;AUTO_SERVER=TRUE
                    jdbc:h2:file:/data/incipit                         | jdbc:h2:async:/data/incipit%s;AUTO_SERVER=TRUE
                    jdbc:h2:./data/incipit                             | jdbc:h2:async:./data/incipit%s;AUTO_SERVER=TRUE
                    jdbc:h2:~/incipit                                  | jdbc:h2:async:~/incipit%s;AUTO_SERVER=TRUE
                    jdbc:h2:file:./data/incipit;AUTO_SERVER=FALSE      | jdbc:h2:async:./data/incipit;AUTO_SERVER=FALSE%s
                    jdbc:h2:file:./data/incipit;DB_CLOSE_ON_EXIT=FALSE | jdbc:h2:async:./data/incipit;DB_CLOSE_ON_EXIT=FALSE%s
                    jdbc:h2:mem:x                                      | jdbc:h2:mem:x%s
                    jdbc:h2:tcp://localhost/x                          | jdbc:h2:tcp://localhost/x%s
                    """)
    void anH2AddressIsToldWhatItLeavesOpen(String url, String complete) {
        assertEquals(complete.replace("%s", H2), DatabaseConfig.at(url, "", "").requestUrl());
    }

    @Test
    void whatAnAddressSaysItselfStays() {
        var url =
                "jdbc:h2:mem:x;write_delay=10;mode=PostgreSQL;DATABASE_TO_LOWER=TRUE;LOCK_TIMEOUT=1;trace_level_file=1";
        assertEquals(url, DatabaseConfig.at(url, "", "").requestUrl());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    jdbc:postgresql://db/incipit             | ?connectTimeout=5
                    jdbc:postgresql://db/incipit?ssl=require | &connectTimeout=5
                    """)
    void aPostgresqlAddressNoticesDeadConnections(String url, String added) {
        assertEquals(
                url + added + "&tcpKeepAlive=true&ApplicationName=incipit&socketTimeout=5",
                DatabaseConfig.at(url, "", "").requestUrl());
    }

    @Test
    void anotherKindOfStoreIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> DatabaseConfig.at("jdbc:mysql://db/x", "", ""));
    }

    @Test
    void aFileIsMissingOrNotAndOtherStoresHaveNone(@TempDir Path folder) throws IOException {
        var url = "jdbc:h2:file:" + folder.resolve("incipit");
        var file = folder.resolve("incipit.mv.db");
        assertEquals(Optional.of(file), DatabaseConfig.at(url, "", "").missingFile());
        Files.createFile(file);
        for (var there : List.of(url, url + ";AUTO_SERVER=TRUE", "jdbc:h2:mem:x", "jdbc:postgresql://db/x")) {
            assertEquals(Optional.empty(), DatabaseConfig.at(there, "", "").missingFile());
        }
    }

    @Test
    void noPasswordIsPrinted() {
        var config = DatabaseConfig.at("jdbc:postgresql://db/x?password=secret1&ssl=true", "me", "secret2");
        assertFalse(config.toString().contains("secret"), config.toString());
    }
}
