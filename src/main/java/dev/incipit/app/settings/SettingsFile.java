package dev.incipit.app.settings;

import dev.incipit.app.terminal.NamedFile;
import io.helidon.common.media.type.MediaTypes;
import io.helidon.config.Config;
import io.helidon.config.ConfigException;
import io.helidon.config.ConfigSources;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Path;
import java.util.List;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.DuplicateKeyException;
import org.yaml.snakeyaml.constructor.SafeConstructor;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.reader.ReaderException;

/** Reads a settings file; the format is YAML, whatever the file's extension. */
final class SettingsFile {
    /** The distributed application.yaml has 7 kB. */
    private static final int BYTES_MAX = 1 << 20;

    private SettingsFile() {}

    /** @throws SettingsFailed if it cannot be read, is not YAML, or has a duplicate key or an alias of a section */
    static Config read(Path file) {
        try {
            var text = NamedFile.text(file, BYTES_MAX)
                    .orElseThrow(() -> failed(file, "has more than " + BYTES_MAX + " bytes"));
            requireOnce(file, text);
            return Config.builder()
                    .disableEnvironmentVariablesSource()
                    .disableSystemPropertiesSource()
                    .sources(ConfigSources.create(text, MediaTypes.APPLICATION_YAML))
                    .build();
        } catch (CharacterCodingException binary) {
            throw failed(file, "is not text in UTF-8");
        } catch (IOException unread) {
            throw failed(file, "cannot be read");
        } catch (ConfigException broken) {
            throw failed(file, "is not YAML that can be read");
        }
    }

    /**
     * Rejects duplicate keys, since Helidon would keep the last of two sections of the same name and drop the first, and aliases of
     * sections and lists.
     */
    private static void requireOnce(Path file, String text) {
        var strict = new LoaderOptions();
        strict.setAllowDuplicateKeys(false);
        // One inside itself has no end.
        strict.setMaxAliasesForCollections(0);
        try {
            new Yaml(new SafeConstructor(strict)).load(text);
        } catch (DuplicateKeyException twice) {
            throw failed(file, "says one thing twice: see " + place(twice) + " (" + twice.getProblem() + ")");
        } catch (MarkedYAMLException broken) {
            // Without the parser's own message, which would quote the line and with it a password.
            throw failed(file, "is not YAML that can be read: see " + place(broken));
        } catch (ReaderException sign) {
            throw failed(file, "is not YAML that can be read");
        } catch (YAMLException alias) {
            throw failed(file, "repeats a section or a list by an alias: write it out");
        }
    }

    private static String place(MarkedYAMLException broken) {
        var mark = broken.getProblemMark();
        return "line " + (mark.getLine() + 1) + ", column " + (mark.getColumn() + 1);
    }

    private static SettingsFailed failed(Path file, String why) {
        return new SettingsFailed(List.of("The file " + file + " " + why + "."));
    }
}
