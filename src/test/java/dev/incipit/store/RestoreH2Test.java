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
                "create alias x as 'void x() throws Exception { new java.io.File(\"FILE\").createNewFile(); }'; call x();");
    }

    @Override
    List<String> values() {
        return List.of("cast(file_write('x', 'FILE') as varchar)");
    }
}
