package dev.incipit.web.attempt;

import dev.incipit.web.layout.Field;
import java.util.Optional;

/**
 * The form for a run.
 *
 * @param fileType as in the interface
 * @param refusal why nothing was begun, or why a run ended early, if no field is at fault
 */
record GenerateView(
        long run,
        Field url,
        String fileType,
        Optional<String> fileTypeError,
        Field instructions,
        Optional<String> refusal) {
    static GenerateView of(long run, RunResult.Typed typed) {
        return new GenerateView(
                run,
                Field.of("url", "Address of a site", typed.url())
                        .hinting("As in docs.example.org; a path limits the run to the pages below it."),
                typed.fileType(),
                Optional.empty(),
                Field.of("instructions", "Instructions for agents, if you have any", typed.instructions())
                        .hinting("They stand in both files, below the summary."),
                Optional.empty());
    }

    /** The same with why there is no result. */
    GenerateView refusing(String sentence) {
        return new GenerateView(run, url, fileType, fileTypeError, instructions, Optional.of(sentence));
    }

    /** The same with what is wrong with the files that are asked for. */
    GenerateView wrongFileType(String sentence) {
        return new GenerateView(run, url, fileType, Optional.of(sentence), instructions, refusal);
    }

    /** The same with what is wrong at the field that the interface names at the sentence's beginning, else at the address. */
    GenerateView wrong(String sentence) {
        if (sentence.startsWith("fileType")) {
            return wrongFileType(FormWords.of(sentence));
        }
        var said = FormWords.of(sentence);
        return sentence.startsWith("instructions")
                ? new GenerateView(run, url, fileType, fileTypeError, instructions.wrong(said), refusal)
                : new GenerateView(run, url.wrong(said), fileType, fileTypeError, instructions, refusal);
    }
}
