package dev.incipit.pointers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;

/** The configuration for Apache as the beginning of a .htaccess file, which is all that many owners can change. */
@Tag("full")
final class ApacheFolderPointersTest extends ServedPack {
    @Override
    RunningServer.Program program() {
        return RunningServer.Program.APACHE;
    }

    @Override
    String installed(Path site, String pointers) throws IOException {
        Files.writeString(site.resolve(".htaccess"), pointers + """

                RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI}.html -f
                RewriteRule ^ %{REQUEST_URI}.html [L]
                RewriteCond %{REQUEST_FILENAME} !-f
                RewriteCond %{REQUEST_FILENAME} !-d
                RewriteRule ^ /index.html [L]
                """);
        return "";
    }
}
