package dev.incipit.app.manual;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Writes the man page of a command (man-pages(7)). Picocli's generator writes AsciiDoc, which needs Asciidoctor and a Ruby in the
 * build; the same description of the commands is enough for roff.
 */
final class ManPage {
    private static final String EXAMPLES = "Examples:";

    private final CommandSpec command;
    private final StringBuilder page = new StringBuilder();

    private ManPage(CommandSpec command) {
        this.command = command;
    }

    /** The name of a command's page: incipit-store-backup. */
    static String name(CommandSpec command) {
        return command.qualifiedName("-");
    }

    static String of(CommandSpec command, String version, List<String> environment) {
        var page = new ManPage(command);
        page.head(version);
        page.arguments();
        page.examples();
        page.exitStatus();
        page.section("ENVIRONMENT");
        environment.forEach(sentence -> page.text(sentence).line(".PP"));
        page.seeAlso();
        return page.page.toString();
    }

    private void head(String version) {
        line(".TH \"" + name(command).toUpperCase(Locale.ROOT) + "\" \"1\" \"\" \"Incipit " + version
                + "\" \"Incipit Manual\"");
        section("NAME");
        line(escaped(name(command)) + " \\- " + escaped(Subcommands.summary(command)));
        section("SYNOPSIS");
        var help = new CommandLine.Help(command, CommandLine.Help.defaultColorScheme(Ansi.OFF));
        line(".nf");
        text(help.synopsis(0).stripTrailing());
        line(".fi");
        section("DESCRIPTION");
        text(Subcommands.summary(command));
    }

    private void arguments() {
        if (!command.positionalParameters().isEmpty()) {
            section("ARGUMENTS");
            command.positionalParameters()
                    .forEach(parameter -> item("\\fI" + escaped(parameter.paramLabel()) + "\\fR", parameter));
        }
        section("OPTIONS");
        command.options().stream().filter(option -> !option.hidden()).forEach(option -> item(names(option), option));
        var subcommands = Subcommands.visible(command);
        if (!subcommands.isEmpty()) {
            section("COMMANDS");
            subcommands.forEach(
                    subcommand -> item("\\fB" + escaped(subcommand.name()) + "\\fR", Subcommands.summary(subcommand)));
        }
    }

    private static String names(OptionSpec option) {
        var value = option.arity().max() == 0 ? "" : "=\\fI" + escaped(option.paramLabel()) + "\\fR";
        return Arrays.stream(option.names())
                        .map(name -> "\\fB" + escaped(name) + "\\fR")
                        .collect(Collectors.joining(", "))
                + value;
    }

    private void item(String name, ArgSpec argument) {
        item(name, Subcommands.text(argument));
    }

    private void item(String name, String description) {
        line(".TP");
        line(name);
        text(description);
    }

    private void examples() {
        var footer = List.of(command.usageMessage().footer());
        int start = footer.indexOf(EXAMPLES);
        if (start >= 0) {
            section("EXAMPLES");
            line(".nf");
            footer.subList(start + 1, footer.size()).forEach(this::text);
            line(".fi");
        }
    }

    private void exitStatus() {
        section("EXIT STATUS");
        item("0", "Done.");
        item("1", "Findings: a lint that fails or is below its minimum, a --check that found differences.");
        item("2", "Bad usage.");
        item(
                "3",
                "Could not be done: an unreachable or refusing site, a full disk, a store that does not open, a fault.");
        item("130", "Interrupted.");
    }

    private void seeAlso() {
        var pages = command.parent() == null
                ? Subcommands.visible(command).stream().map(ManPage::name).toList()
                : List.of(name(command.parent()));
        section("SEE ALSO");
        line(pages.stream().map(name -> "\\fB" + escaped(name) + "\\fR(1)").collect(Collectors.joining(",\n")));
    }

    private void section(String name) {
        line(".SH \"" + name + "\"");
    }

    private ManPage text(String text) {
        text.lines().map(ManPage::escaped).forEach(this::line);
        return this;
    }

    private void line(String line) {
        page.append(line).append('\n');
    }

    /** Escapes what roff would obey: backslashes, hyphens that are no line breaks, dots and quotes at the start of a line. */
    private static String escaped(String text) {
        var escaped = text.replace("\\", "\\e").replace("-", "\\-");
        return escaped.startsWith(".") || escaped.startsWith("'") ? "\\&" + escaped : escaped;
    }
}
