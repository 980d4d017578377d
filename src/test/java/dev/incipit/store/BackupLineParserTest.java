package dev.incipit.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.store.BackupLine.Value;
import java.math.BigDecimal;
import java.time.OffsetDateTime;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class BackupLineParserTest {
    private static final String INSERT = "insert into t (a) overriding system value values ";

    @Test
    void aRowIsReadWithAllKindsOfValues() {
        var line = "insert into t (a, b, c, d, e, f, g) overriding system value values"
                + " (-7, 1.5E-3, true, null, 'it''s \\0041', U&'\\\\ \\000a''', timestamp with time zone '2026-11-21T12:00Z');";
        assertEquals(
                new BackupLine.Row(
                        "t",
                        List.of("a", "b", "c", "d", "e", "f", "g"),
                        List.of(
                                new Value.Whole(-7),
                                new Value.Fraction(new BigDecimal("1.5E-3")),
                                new Value.Truth(true),
                                new Value.Null(),
                                new Value.Text("it's \\0041"),
                                new Value.Text("\\ \n'"),
                                new Value.Time(OffsetDateTime.parse("2026-11-21T12:00Z")))),
                BackupLineParser.parse(line));
    }

    @Test
    void countersAndTheEndAreRead() {
        assertEquals(
                new BackupLine.Counter("t", "id", 7),
                BackupLineParser.parse("alter table T alter column ID restart with 7;"));
        assertEquals(new BackupLine.End(12), BackupLineParser.parse("-- The end; rows: 12"));
    }

    @Property
    void aTextIsReadAsItWasWritten(@ForAll String text) {
        assertEquals(List.of(new Value.Text(text)), values(INSERT + "(" + TableCopy.quoted(text) + ");"));
    }

    @Property
    void lettersOfSqlInAnyOrderAreOneTextOrRefused(@ForAll @CharRange(from = ' ', to = '/') String letters) {
        try {
            var values = values(INSERT + "('" + letters + "');");
            assertEquals("'" + letters + "'", TableCopy.quoted(((Value.Text) values.getFirst()).text()));
        } catch (IllegalArgumentException refused) {
            assertTrue(letters.replace("''", "").contains("'"), letters);
        }
    }

    private static List<Value> values(String line) {
        return ((BackupLine.Row) BackupLineParser.parse(line)).values();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "call x();",
                "(1)",
                INSERT + "(1)",
                INSERT + "(1); ",
                INSERT + "(1); call x();",
                INSERT + "(1), (2);",
                INSERT + "();",
                INSERT + "(1,2);",
                INSERT + "(1, 2);",
                INSERT + "(x());",
                INSERT + "(1 + 1);",
                INSERT + "('a' || 'b');",
                INSERT + "('a) ;",
                INSERT + "('a''');call x();--');",
                INSERT + "(U&'\\);",
                INSERT + "(U&'\\004');",
                INSERT + "(U&'\\+000041');",
                INSERT + "(E'a');",
                INSERT + "(1e5);",
                INSERT + "(1E9999);",
                INSERT + "(9223372036854775808);",
                INSERT + "(NULL);",
                INSERT + "(timestamp with time zone '2026-13-21T12:00Z');",
                INSERT + "(timestamp with time zone 'now');",
                "insert into t (a) values (1);",
                "insert into s.t (a) overriding system value values (1);",
                "insert into \"t\" (a) overriding system value values (1);",
                "insert into t (a b) overriding system value values (1);",
                "insert into t (a, ) overriding system value values (1, 2);",
                "insert into t select 1;",
                "alter table t alter column id restart with 7; call x();",
                "alter table t alter column id restart with (select 7);",
                "alter table t alter column id restart with 0;",
                "alter table t alter column id restart with 9223372036854775808;",
                "alter table t add column x integer;",
                "-- The end; rows: 1; call x();",
                "-- a comment"
            })
    void everythingElseIsRefused(String line) {
        assertThrows(IllegalArgumentException.class, () -> BackupLineParser.parse(line));
    }
}
