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

    /** Statements and values that would do harm on H2 or on PostgreSQL. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "call file_write('x', 'FILE');",
                "script to 'FILE';",
                "create alias x for 'java.lang.System.exit'; call x(77);",
                "create alias x as 'void x() throws Exception { new java.io.File(\"FILE\").createNewFile(); }'; call x();",
                "runscript from 'http://127.0.0.1:9/x';",
                "call csvwrite('FILE', 'select 1');",
                "call link_schema('x', '', 'jdbc:h2:mem:x', '', '', 'public');",
                "create linked table x('', 'jdbc:h2:mem:x', '', '', 'y');",
                "create trigger x before insert on account call 'java.lang.Runtime';",
                "backup to 'FILE';",
                "create user x password 'x' admin;",
                "shutdown;",
                "copy (select 1) to program 'touch FILE';",
                "copy (select 1) to 'FILE';",
                "copy account (name) from program 'id';",
                "select lo_import('/etc/passwd');",
                "select lo_export(lo_from_bytea(0, 'x'), 'FILE');",
                "do $$ begin execute 'create table x (y integer)'; end $$;",
                "create function x() returns integer language sql as 'select 1';",
                "alter system set archive_command = 'touch FILE';",
                "select dblink_connect('host=127.0.0.1');",
                "create extension plpython3u;",
                "drop table api_key cascade;",
                "grant all on account to public;"
            })
    void noStatementOfADatabaseIsALine(String statement) {
        everythingElseIsRefused(statement);
        everythingElseIsRefused(INSERT + "(1); " + statement);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "file_read('/etc/hostname')",
                "cast(file_write('x', 'FILE') as varchar)",
                "(select user_name from information_schema.users)",
                "csvread('/etc/passwd')",
                "'a' || file_read('/etc/hostname')",
                "'a'/**/",
                "U&'a!0041' uescape '!'",
                "U&'\\00'",
                "$$a$$",
                "X'41'",
                "stringdecode('a')",
                "timestamp '2026-11-21'",
                "timestamp with time zone 'yesterday'",
                "1e999999999",
                "99999999999999999999",
                "'a",
                "pg_read_file('/etc/hostname')",
                "pg_ls_dir('/')::text",
                "(select rolpassword from pg_authid limit 1)",
                "current_setting('data_directory')",
                "query_to_xml('select 1', true, true, '')::text",
                "'a' || version()",
                "E'\\x41'",
                "$$a$$",
                "'a'::varchar",
                "null::varchar",
                "now()",
                "'a"
            })
    void noExpressionOfADatabaseIsAValue(String value) {
        everythingElseIsRefused(INSERT + "(" + value + ");");
    }
}
