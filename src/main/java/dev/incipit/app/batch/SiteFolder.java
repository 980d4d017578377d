package dev.incipit.app.batch;

import dev.incipit.app.files.AtomicFiles;
import dev.incipit.sites.SiteKey;
import dev.incipit.sites.WrittenFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The folder of one site in the folder of a list. */
record SiteFolder(Path out, SiteKey key) {
    /** The folder's path in a row. */
    String name() {
        return key.folder();
    }

    /** Writes the files, each whole or not at all, over those of an earlier run; drops what a killed run left. */
    void write(List<WrittenFile> files) throws IOException {
        var folder = out.resolve(key.folder());
        var target = new AtomicFiles(folder);
        try (var drafts = Files.newDirectoryStream(folder, ".incipit-*.draft")) {
            for (var draft : drafts) {
                Files.deleteIfExists(draft);
            }
        }
        for (var file : files) {
            target.write(file.name(), file.text());
        }
        target.publish();
    }
}
