package dev.incipit.app.manual;

import dev.incipit.text.Words;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** Completion scripts and man pages of the program. */
public record Manual(CommandLine root) {
    public enum Shell {
        BASH,
        ZSH,
        FISH;

        @Override
        public String toString() {
            return Words.word(this);
        }
    }

    /** The script of a shell; that of bash is one for zsh too. */
    public String completion(Shell shell) {
        return switch (shell) {
            case BASH, ZSH -> AutoComplete.bash(root.getCommandName(), root);
            case FISH -> FishCompletion.of(root);
        };
    }

    /** All man pages, by the names of their files. */
    public Map<String, String> pages(String version, List<String> environment) {
        var pages = new LinkedHashMap<String, String>();
        add(pages, root.getCommandSpec(), version, environment);
        return pages;
    }

    private static void add(Map<String, String> pages, CommandSpec command, String version, List<String> environment) {
        pages.put(ManPage.name(command) + ".1", ManPage.of(command, version, environment));
        Subcommands.visible(command).forEach(subcommand -> add(pages, subcommand, version, environment));
    }
}
