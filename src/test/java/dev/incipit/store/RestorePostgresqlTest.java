package dev.incipit.store;

import java.util.List;

final class RestorePostgresqlTest extends RestoreContract {
    RestorePostgresqlTest() {
        super(Stores.POSTGRESQL);
    }

    @Override
    List<String> statements() {
        return List.of("copy (select 1) to 'FILE';", "drop table api_key cascade;");
    }

    @Override
    List<String> values() {
        return List.of("(select rolpassword from pg_authid limit 1)");
    }
}
