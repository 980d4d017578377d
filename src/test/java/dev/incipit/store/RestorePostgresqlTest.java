package dev.incipit.store;

import java.util.List;

final class RestorePostgresqlTest extends RestoreContract {
    RestorePostgresqlTest() {
        super(Stores.POSTGRESQL);
    }

    @Override
    List<String> statements() {
        return List.of(
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
                "grant all on account to public;");
    }

    @Override
    List<String> values() {
        return List.of(
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
                "'a");
    }
}
