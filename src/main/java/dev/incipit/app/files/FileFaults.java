package dev.incipit.app.files;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/** Failed file operations, told to the user. */
public final class FileFaults {
    private FileFaults() {}

    /** Describes a failed file operation in one sentence for the user. */
    public static String sentence(IOException failure) {
        return switch (failure) {
            case FileSystemException other
            when other.getReason() != null -> other.getFile() + ": " + other.getReason() + ".";
            case NoSuchFileException missing -> "There is no file " + missing.getFile() + ".";
            case AccessDeniedException denied -> "No permission for " + denied.getFile() + ".";
            case FileAlreadyExistsException taken -> taken.getFile() + " is there already, and is no folder.";
            case NotDirectoryException file -> file.getFile() + " is no folder.";
            default -> String.valueOf(failure.getMessage());
        };
    }
}
