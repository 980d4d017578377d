package dev.incipit.store;

import java.util.List;

final class RestoreH2Test extends RestoreContract {
    RestoreH2Test() {
        super(Stores.H2);
    }

    @Override
    List<String> statements() {
        return List.of(
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
                "shutdown;");
    }

    @Override
    List<String> values() {
        return List.of(
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
                "'a");
    }
}
