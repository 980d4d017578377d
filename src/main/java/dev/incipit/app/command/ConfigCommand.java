package dev.incipit.app.command;

import dev.incipit.app.settings.Setting;
import dev.incipit.app.settings.Settings;
import dev.incipit.app.terminal.ExitCodes;
import dev.incipit.app.terminal.Terminal;
import dev.incipit.app.terminal.TextTable;
import dev.incipit.text.Words;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Prints every setting with its effective value and source; secrets are masked. */
@Command(
        name = "config",
        description = "Show every setting, its effective value and its source.",
        footer = {"", "Examples:", "  incipit config", "  incipit config -c production.yaml --json"})
final class ConfigCommand extends TerminalCommand {
    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    ConfigCommand(Terminal terminal) {
        super(terminal);
    }

    /** JSON form of a setting; {@code from} is default, file, environment or property, {@code where} its name there. */
    record SettingBody(
            String name,
            String value,
            String from,
            @Nullable String where) {}

    /** JSON form of all settings, sorted by name. */
    record SettingsBody(List<SettingBody> settings) {}

    @Override
    public Integer call() {
        var bodies = Settings.listed(common.config()).stream()
                .sorted(Comparator.comparing(Setting::name))
                .map(this::body)
                .toList();
        if (json) {
            terminal.printJson(new SettingsBody(bodies));
        } else {
            var table = new TextTable(terminal.outStyle(), "SETTING", "VALUE", "FROM");
            bodies.forEach(
                    body -> table.row(body.name(), body.value(), body.where() == null ? body.from() : body.where()));
            table.print(terminal);
        }
        return ExitCodes.DONE;
    }

    private SettingBody body(Setting setting) {
        var where = switch (setting.source()) {
            case DEFAULT -> null;
            case FILE -> Settings.file(common.config()).map(String::valueOf).orElse(null);
            case ENVIRONMENT -> Setting.variable(setting.name());
            case PROPERTY -> "-D" + setting.name();
        };
        return new SettingBody(setting.name(), setting.shown(), Words.word(setting.source()), where);
    }
}
